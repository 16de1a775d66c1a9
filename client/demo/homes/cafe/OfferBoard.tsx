import { offerBoard } from './facts.ts'
import { formatMoney, formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import styles from './OfferBoard.module.css'

type Offer = keyof typeof offerBoard

interface OfferBoardProps {
  items: Readonly<Record<Offer, { when: string; title: string; text: string }>>
}

/** Renders today's offers in three columns: time, dish and price. */
export function OfferBoard({ items }: OfferBoardProps) {
  const { language } = useSite()
  return (
    <ul className={styles.board}>
      {(Object.keys(offerBoard) as Offer[]).map((id) => (
        <li key={id}>
          <p>{`${items[id].when} ${formatTime(offerBoard[id].time, language)}`}</p>
          <h3>{items[id].title}</h3>
          <p className={styles.text}>{items[id].text}</p>
          <p className={styles.price}>{formatMoney(offerBoard[id].price, language)}</p>
        </li>
      ))}
    </ul>
  )
}
