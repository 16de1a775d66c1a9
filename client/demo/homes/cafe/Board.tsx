import { cafeBoard } from './facts.ts'
import { formatMoney, formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import styles from './Board.module.css'

type Offer = keyof typeof cafeBoard

interface BoardProps {
  items: Readonly<Record<Offer, { when: string; title: string; text: string }>>
}

/** Renders today's offers in three columns: time, dish and price. */
export function Board({ items }: BoardProps) {
  const { language } = useSite()
  return (
    <ul className={styles.board}>
      {(Object.keys(cafeBoard) as Offer[]).map((id) => (
        <li key={id}>
          <p>{`${items[id].when} ${formatTime(cafeBoard[id].at, language)}`}</p>
          <h3>{items[id].title}</h3>
          <p className={styles.text}>{items[id].text}</p>
          <p className={styles.price}>{formatMoney(cafeBoard[id].price, language)}</p>
        </li>
      ))}
    </ul>
  )
}
