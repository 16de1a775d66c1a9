import { agencyFigures, budgetShares } from './facts.ts'
import { Counters } from '../../../kit/Counters.tsx'
import { ProgressBars } from '../../../kit/ProgressBars.tsx'
import styles from './BudgetShares.module.css'

interface BudgetSharesProps {
  shares: Readonly<Record<keyof typeof budgetShares, string>>
  figures: Readonly<Record<keyof typeof agencyFigures, string>>
}

/** Renders the shares of the budget as bars, beside three figures about the agency. */
export const BudgetShares = ({ shares, figures }: BudgetSharesProps) => (
  <div className={styles.money}>
    <div className={styles.shares}>
      <ProgressBars values={budgetShares} labels={shares} look="fields" />
    </div>
    <Counters values={agencyFigures} labels={figures} look="fields" />
  </div>
)
