import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../site/site.ts'
import styles from './PriceList.module.css'

interface PriceListProps<Id extends string> {
  /** Whole dinars; their order is the order on the page. */
  prices: Readonly<Record<Id, number>>
  items: Readonly<Record<Id, { name: string; note: string }>>
}

/** Renders items and prices, joined by dots. */
export function PriceList<Id extends string>({ prices, items }: PriceListProps<Id>) {
  const { language } = useSite()
  return (
    <ul className={styles.list}>
      {(Object.keys(prices) as Id[]).map((id) => (
        <li key={id}>
          <span className={styles.name}>{items[id].name}</span>
          <span className={styles.price}>{formatMoney(prices[id], language)}</span>
          <span className={styles.note}>{items[id].note}</span>
        </li>
      ))}
    </ul>
  )
}
