import { useId, useRef } from 'react'
import { formatPercent } from '#shared/i18n/figures.ts'
import { useSite } from '../site/site.ts'
import styles from './ProgressBars.module.css'
import { useCountUp } from './useCountUp.ts'

interface SharesProps<Id extends string> {
  /** Percentages; their order is the order on the page. */
  values: Readonly<Record<Id, number>>
  labels: Readonly<Record<Id, string>>
}

interface ProgressBarsProps<Id extends string> extends SharesProps<Id> {
  look?: 'thin' | 'fields' | 'beads'
}

/** Renders percentages as bars that fill when they come into view; the figure moves with the end of its bar. */
export function ProgressBars<Id extends string>({ values, labels, look = 'thin' }: ProgressBarsProps<Id>) {
  const { language } = useSite()
  const group = useId()
  const list = useRef<HTMLUListElement>(null)
  const share = useCountUp(list)
  return (
    <ul ref={list} className={styles.bars} data-look={look}>
      {(Object.keys(values) as Id[]).map((id) => {
        const shown = Math.round(values[id] * share)
        return (
          <li key={id}>
            <span id={`${group}-${id}`}>{labels[id]}</span>
            <div
              className={styles.track}
              role="meter"
              aria-labelledby={`${group}-${id}`}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={values[id]}
              aria-valuetext={formatPercent(values[id], language)}
            >
              {/* The width is an attribute, because the content security policy forbids inline styles. */}
              <svg className={styles.bar} width={`${values[id] * share}%`} aria-hidden="true" />
              <span className={styles.percent} aria-hidden="true" data-short={values[id] < 40 || undefined}>
                {formatPercent(shown, language)}
              </span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
