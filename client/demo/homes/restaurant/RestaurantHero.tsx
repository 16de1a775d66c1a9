import type { PictureFile } from '#shared/content/picture.ts'
import { ButtonRow } from '../../../kit/StyledButton.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './RestaurantHero.module.css'

interface RestaurantHeroProps {
  heading: string
  lead: string
  /** The label of the link to the form. */
  book: string
  toMenu: string
  picture: PictureFile
}

/** Renders a plate from above on olive. The words stand on a quarter disc in the page's background colour. */
export const RestaurantHero = ({ heading, lead, book, toMenu, picture }: RestaurantHeroProps) => (
  <div className={styles.hero}>
    <div className={styles.words}>
      <h1>{heading}</h1>
      <p>{lead}</p>
      <ButtonRow>
        <ButtonLink to={anchorTo('table')} size="large">
          {book}
        </ButtonLink>
        <ButtonLink to={anchorTo('menu')} size="large" tone="outline">
          {toMenu}
        </ButtonLink>
      </ButtonRow>
    </div>
    <div className={styles.picture}>
      <Picture of={picture} alt="" isFirst />
    </div>
  </div>
)
