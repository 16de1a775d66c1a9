import { useRef } from 'react'
import { formatPercent } from '#shared/i18n/figures.ts'
import { useSite } from '../site/site.ts'
import styles from './PieCharts.module.css'
import { useCountUp } from './useCountUp.ts'

interface PieChartsProps<Id extends string> {
  /** Percentages; their order is the order on the page. */
  values: Readonly<Record<Id, number>>
  labels: Readonly<Record<Id, string>>
  look?: 'ring' | 'gauge'
}

/** A ring starts at the top; a gauge is its upper half. */
const arcs = {
  ring: { viewBox: '0 0 120 120', path: 'M60 7a53 53 0 1 1 0 106a53 53 0 1 1 0-106' },
  gauge: { viewBox: '0 0 120 60', path: 'M15 60a45 45 0 0 1 90 0' },
}

/** Renders percentages as rings that fill when they come into view. The document holds the final figures. */
export function PieCharts<Id extends string>({ values, labels, look = 'ring' }: PieChartsProps<Id>) {
  const { language } = useSite()
  const list = useRef<HTMLDListElement>(null)
  const share = useCountUp(list)
  const { viewBox, path } = arcs[look]
  return (
    <dl ref={list} className={styles.charts} data-look={look}>
      {(Object.keys(values) as Id[]).map((id) => {
        const shown = values[id] * share
        return (
          <div key={id}>
            <dt>{labels[id]}</dt>
            <dd>
              <svg viewBox={viewBox} aria-hidden="true">
                <path className={styles.track} d={path} />
                {/* The path counts as 100 long, so that dashes are percentages. */}
                <path className={styles.arc} d={path} pathLength={100} strokeDasharray={`${shown} 200`} />
              </svg>
              <span>{formatPercent(Math.round(shown), language)}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
