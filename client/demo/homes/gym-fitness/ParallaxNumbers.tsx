import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import styles from './ParallaxNumbers.module.css'

interface ParallaxNumbersProps<Id extends string> {
  values: Readonly<Record<Id, number>>
  labels: Readonly<Record<Id, string>>
}

/** Renders very large numbers that scroll at different speeds. */
export function ParallaxNumbers<Id extends string>({ values, labels }: ParallaxNumbersProps<Id>) {
  const { language } = useSite()
  return (
    <>
      <dl className={styles.numbers}>
        {(Object.keys(values) as Id[]).map((id) => (
          <div key={id}>
            <dt>{labels[id]}</dt>
            <dd>{formatNumber(values[id], language)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
