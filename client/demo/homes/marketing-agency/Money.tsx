import { house, shareOf } from './facts.ts'
import { Counters } from '../../../kit/Counters.tsx'
import { ProgressBars } from '../../../kit/ProgressBars.tsx'
import styles from './Money.module.css'

interface MoneyProps {
  shares: Readonly<Record<keyof typeof shareOf, string>>
  figures: Readonly<Record<keyof typeof house, string>>
}

/** Renders the shares of the budget as bars, beside three figures about the agency. */
export const Money = ({ shares, figures }: MoneyProps) => (
  <div className={styles.money}>
    <div className={styles.shares}>
      <ProgressBars values={shareOf} labels={shares} look="fields" isSample />
    </div>
    <Counters values={house} labels={figures} look="fields" isSample />
  </div>
)
