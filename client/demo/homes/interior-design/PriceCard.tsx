import { useSite } from '../../../site/site.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import styles from './PriceCard.module.css'

interface PriceCardProps {
  words: { title: string; text: string; includes: string }
  /** In whole dinars. */
  price: number
  tone: 'accent' | 'second' | 'third' | 'night'
}

/** Renders a step of a commission with its price, under a half disc in its colour. */
export function PriceCard({ words: { title, text, includes }, price, tone }: PriceCardProps) {
  const { language } = useSite()
  return (
    <article className={styles.card} data-tone={tone}>
      <h3>{title}</h3>
      <p>{text}</p>
      <p className={styles.includes}>{includes}</p>
      <p className={styles.price}>{formatMoney(price, language)}</p>
    </article>
  )
}
