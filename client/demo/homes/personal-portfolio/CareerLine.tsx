import { careerYears, type CareerStep } from './facts.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import styles from './CareerLine.module.css'

interface CareerLineProps {
  words: { year: string; steps: Readonly<Record<CareerStep, { title: string; text: string }>> }
}

/** Renders the steps of a career along a line, each marked with a disc. */
export function CareerLine({ words: { year, steps } }: CareerLineProps) {
  const { language } = useSite()
  return (
    <ol className={styles.line}>
      {(Object.keys(careerYears) as CareerStep[]).map((step) => (
        <li key={step}>
          <p>
            {year} <b>{formatNumber(careerYears[step], language)}</b>
          </p>
          <h3>{steps[step].title}</h3>
          <p>{steps[step].text}</p>
        </li>
      ))}
    </ol>
  )
}
