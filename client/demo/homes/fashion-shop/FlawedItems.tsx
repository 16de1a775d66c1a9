import { flawedItemPrices, type FlawedItemId } from './facts.ts'
import { Countdown } from '../../../kit/Countdown.tsx'
import { Price } from '../parts/HomeProductCard.tsx'
import styles from './FlawedItems.module.css'

interface FlawedItemsProps {
  words: {
    event: string
    items: Readonly<Record<FlawedItemId, { name: string; flaw: string }>>
  }
  prices: { was: string; now: string }
}

/** Renders items with small flaws and a countdown to the end of the offer, which starts again every week. */
export function FlawedItems({ words: { event, items }, prices }: FlawedItemsProps) {
  return (
    <div className={styles.seconds}>
      <Countdown of="fashion-shop" event={event} look="row" />
      <ul>
        {(Object.keys(flawedItemPrices) as FlawedItemId[]).map((id) => (
          <li key={id}>
            <h3>{items[id].name}</h3>
            <p>{items[id].flaw}</p>
            <p>
              <Price {...flawedItemPrices[id]} labels={prices} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
