import { useId, useRef } from 'react'
import { formatPercent } from '#shared/i18n/figures.ts'
import { useSite } from '../site/site.ts'
import styles from './RisingColumns.module.css'
import { useCountUp } from './useCountUp.ts'

interface RisingColumnsProps<Id extends string> {
  /** Percentages; their order is the order on the page. */
  values: Readonly<Record<Id, number>>
  labels: Readonly<Record<Id, string>>
}

/** Renders percentages as joined columns with a round top that rise when they come into view. */
export function RisingColumns<Id extends string>({ values, labels }: RisingColumnsProps<Id>) {
  const { language } = useSite()
  const group = useId()
  const list = useRef<HTMLUListElement>(null)
  const share = useCountUp(list)
  return (
    <ul ref={list} className={styles.columns}>
      {(Object.keys(values) as Id[]).map((id) => (
        <li key={id}>
          <div
            className={styles.track}
            role="meter"
            aria-labelledby={`${group}-${id}`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={values[id]}
            aria-valuetext={formatPercent(values[id], language)}
            data-short={values[id] < 35 || undefined}
          >
            {/* The height is an attribute, because the content security policy forbids inline styles. */}
            <svg height={`${values[id] * share}%`} aria-hidden="true" />
            <span aria-hidden="true">{formatPercent(Math.round(values[id] * share), language)}</span>
          </div>
          <span id={`${group}-${id}`}>{labels[id]}</span>
        </li>
      ))}
    </ul>
  )
}
