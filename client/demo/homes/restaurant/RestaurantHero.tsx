import type { PictureFile } from '#shared/content/picture.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ButtonRow } from '../../../kit/StyledButton.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { useSite } from '../../../site/site.ts'
import { restaurantMenu } from './facts.ts'
import styles from './RestaurantHero.module.css'

interface RestaurantHeroProps {
  heading: string
  /** The label of the link to the form. */
  book: string
  toMenu: string
  picture: PictureFile
}

/** Renders a plate from above on olive. The words stand on a quarter disc in the page's background colour. */
export function RestaurantHero({ heading, book, toMenu, picture }: RestaurantHeroProps) {
  const { t } = useTranslation('home/restaurant')
  const { language } = useSite()
  const price = Math.min(...Object.values(restaurantMenu.oven).map((dish) => dish.price))
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{t('lead', { price: formatMoney(price, language) })}</p>
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
}
