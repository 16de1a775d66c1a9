import { secondsPrices, type SecondsId } from './facts.ts'
import { Countdown } from '../../../kit/Countdown.tsx'
import { SampleLabel } from '../../../sections/SampleLabel.tsx'
import { Price } from '../parts/ShelfCard.tsx'
import styles from './Seconds.module.css'

interface SecondsProps {
  words: {
    event: string
    sample: string
    items: Readonly<Record<SecondsId, { name: string; flaw: string }>>
  }
  prices: { was: string; now: string }
}

/** Renders items with small flaws and a countdown to the end of the offer, which starts again every week. */
export function Seconds({ words: { event, sample, items }, prices }: SecondsProps) {
  return (
    <div className={styles.seconds}>
      <Countdown of="fashion-shop" event={event} look="row" />
      <ul>
        {(Object.keys(secondsPrices) as SecondsId[]).map((id) => (
          <li key={id}>
            <h3>{items[id].name}</h3>
            <p>{items[id].flaw}</p>
            <p>
              <Price {...secondsPrices[id]} labels={prices} />
            </p>
          </li>
        ))}
      </ul>
      <SampleLabel label={sample} />
    </div>
  )
}
