import { restaurantSpecials } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Specials.module.css'

type Special = keyof typeof restaurantSpecials

interface SpecialsProps {
  words: { title: string; items: Readonly<Record<Special, { day: string; title: string; text: string }>> }
  pictures: Readonly<Record<Special, PictureFile>>
}

/** Renders the special dishes of three days: pictures and fields in turn, across the whole screen. */
export function Specials({ words: { title, items }, pictures }: SpecialsProps) {
  const { language } = useSite()
  return (
    <section aria-labelledby="specials">
      <div className={styles.head}>
        <h2 id="specials">{title}</h2>
      </div>
      <ul className={styles.fields}>
        {(Object.keys(restaurantSpecials) as Special[]).map((id) => (
          <li key={id}>
            <div className={styles.picture}>
              <Picture of={pictures[id]} alt="" />
            </div>
            <div className={styles.words}>
              <p>{items[id].day}</p>
              <h3>{items[id].title}</h3>
              <p>{items[id].text}</p>
              <p className={styles.price}>{formatMoney(restaurantSpecials[id], language)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
