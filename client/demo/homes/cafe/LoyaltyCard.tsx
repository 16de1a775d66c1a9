import { useState } from 'react'
import { cardStamps } from './facts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './LoyaltyCard.module.css'

interface LoyaltyCardProps {
  words: { name: string; stamp: string; again: string; full: string; rule: string }
}

/** Renders a loyalty card to try out. Each coffee fills half a disc, and a live region announces the count. */
export function LoyaltyCard({ words: { name, stamp, again, full, rule } }: LoyaltyCardProps) {
  const { t } = useTranslation('home/cafe')
  const [count, setCount] = useState(0)
  const isFull = count === cardStamps
  return (
    <div className={styles.card}>
      <p className={styles.name}>{name}</p>
      <div className={styles.places} aria-hidden="true">
        {Array.from({ length: cardStamps / 2 }, (_, disc) => (
          <span key={disc}>
            <i data-stamped={2 * disc < count || undefined} />
            <i data-stamped={2 * disc + 1 < count || undefined} />
          </span>
        ))}
      </div>
      <div className={styles.foot}>
        <div className={styles.live}>
          <p role="status">{isFull ? full : t('loyalty.stamps', { count })}</p>
          <Button size="large" onClick={() => setCount(isFull ? 0 : count + 1)}>
            {isFull ? again : stamp}
          </Button>
        </div>
        <p>{rule}</p>
      </div>
    </div>
  )
}
