import { useId } from 'react'
import type { Term } from '#shared/content/pricing.ts'
import { trainingOffer, trainingPrices } from '#shared/content/training.ts'
import { PricingTable, type PricingWords } from '../../../kit/PricingTable.tsx'
import styles from './Page.module.css'

interface TermPricesProps {
  labels: { choose: string; monthly: string; yearly: string }
  words: PricingWords<
    keyof typeof trainingOffer.plans,
    (typeof trainingOffer.plans)[keyof typeof trainingOffer.plans][number]
  >
}

const labelOf = { month: 'monthly', year: 'yearly' } as const satisfies Record<Term, string>
const terms = Object.keys(labelOf) as Term[]

/**
 * Renders prices by month or by year. CSS reads the two radio buttons, so no script is needed. A browser without `:has()`
 * shows both.
 */
export function TermPrices({ labels, words }: TermPricesProps) {
  const group = useId()
  return (
    <div className={styles.prices}>
      <fieldset className={styles.terms}>
        <legend>{labels.choose}</legend>
        {terms.map((term) => (
          <label key={term}>
            <input type="radio" name={group} value={term} defaultChecked={term === 'month'} />
            <span>{labels[labelOf[term]]}</span>
          </label>
        ))}
      </fieldset>
      {terms.map((term) => (
        <div key={term} data-term={term}>
          <PricingTable offer={trainingOffer} prices={trainingPrices[term]} words={words} look="fields" />
        </div>
      ))}
    </div>
  )
}
