import { restaurantEvenings } from './facts.ts'
import { formatMoney, formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import styles from './Evenings.module.css'

type Evening = keyof typeof restaurantEvenings

interface EveningsProps {
  items: Readonly<Record<Evening, { day: string; title: string; text: string }>>
}

/** Renders evenings with a shared table, in ruled rows. */
export function Evenings({ items }: EveningsProps) {
  const { language } = useSite()
  return (
    <ul className={styles.rows}>
      {(Object.keys(restaurantEvenings) as Evening[]).map((id) => (
        <li key={id}>
          <p className={styles.time}>{`${items[id].day}, ${formatTime(restaurantEvenings[id].startTime, language)}`}</p>
          <div>
            <h3>{items[id].title}</h3>
            <p>{items[id].text}</p>
          </div>
          <p className={styles.price}>{formatMoney(restaurantEvenings[id].price, language)}</p>
        </li>
      ))}
    </ul>
  )
}
