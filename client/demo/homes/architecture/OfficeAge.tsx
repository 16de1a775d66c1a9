import { studioAge, studioCounts } from './facts.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { Counters } from '../../../kit/Counters.tsx'
import styles from './OfficeAge.module.css'

interface OfficeAgeProps {
  words: {
    age: string
    title: string
    text: string
    more: string
    counts: Readonly<Record<keyof typeof studioCounts, string>>
  }
}

/** Renders the age of the office in large figures, with counters below it. */
export function OfficeAge({ words: { age, title, text, more, counts } }: OfficeAgeProps) {
  const { language } = useSite()
  return (
    <section className={styles.years} aria-labelledby="years">
      <p className={styles.age}>
        <b>{formatNumber(studioAge, language)}</b>
        <span>{age}</span>
      </p>
      <div className={styles.about}>
        <h2 id="years">{title}</h2>
        <p>{text}</p>
        <p>{more}</p>
      </div>
      <div className={styles.counts}>
        <Counters values={studioCounts} labels={counts} />
      </div>
    </section>
  )
}
