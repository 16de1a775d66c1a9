import type { PictureFile } from '#shared/content/picture.ts'
import { StyledButton } from '../../../kit/StyledButton.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './WorkModeCard.module.css'

interface WorkModeCardProps {
  words: { subtitle: string; title: string }
  view: string
  picture: PictureFile
}

/** Renders a card about a way to work, on the dark field. */
export const WorkModeCard = ({ words: { subtitle, title }, view, picture }: WorkModeCardProps) => (
  <article className={styles.card}>
    <Picture of={picture} alt="" />
    <div className={styles.words}>
      <p>{subtitle}</p>
      <h3>{title}</h3>
      <StyledButton route="page-what-we-offer" tone="paper" size="small">
        {view}
      </StyledButton>
    </div>
  </article>
)
