import type { PictureFile } from '#shared/content/picture.ts'
import { useAddress } from '../../../site/site.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './WorkModeCard.module.css'

interface WorkModeCardProps {
  words: { subtitle: string; title: string }
  view: string
  /** The row of pictures, and the card's cell in it. */
  row: PictureFile
  cell: number
}

/** Renders a card about a way to work, on the dark field. Its link covers the whole card. */
export const WorkModeCard = ({ words: { subtitle, title }, view, row, cell }: WorkModeCardProps) => (
  <article className={styles.card}>
    <Picture of={row} cell={cell} alt="" />
    <div className={styles.words}>
      <p>{subtitle}</p>
      <h3>{title}</h3>
      <PageLink to={useAddress()('page-what-we-offer')}>{view}</PageLink>
    </div>
  </article>
)
