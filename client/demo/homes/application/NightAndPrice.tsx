import { drawerPrices } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { MovingStill } from '../parts/MovingStill.tsx'
import styles from './NightAndPrice.module.css'

interface NightAndPriceProps {
  night: { title: string; text: string }
  picture: PictureFile
  /** The text about the price, which is zero. */
  free: { title: string; text: string }
}

/** Renders the price of zero beside the roofs at night, with a text about the backup. */
export function NightAndPrice({ night, picture, free }: NightAndPriceProps) {
  const { language } = useSite()
  return (
    <div className={styles.section}>
      <section className={styles.priceBox} aria-labelledby="free">
        <p className={styles.price}>{formatMoney(drawerPrices.of.small, language)}</p>
        <h2 id="free">{free.title}</h2>
        <p>{free.text}</p>
      </section>
      <section className={styles.night} aria-labelledby="night">
        <MovingStill of={picture} move="near" />
        <div className={styles.words}>
          <h2 id="night">{night.title}</h2>
          <p>{night.text}</p>
        </div>
      </section>
    </div>
  )
}
