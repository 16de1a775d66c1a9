import { useId, useRef } from 'react'
import { formatPercent } from '#shared/i18n/figures.ts'
import { useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { SampleMark } from '../sections/SampleMark.tsx'
import styles from './ProgressBars.module.css'
import { useCountUp } from './useCountUp.ts'

interface SharesProps<Id extends string> {
  /** Shares of a hundred; the order is that of the page. */
  values: Readonly<Record<Id, number>>
  labels: Readonly<Record<Id, string>>
  /** Whether the figures are samples, and say so. */
  isSample?: boolean
}

interface ProgressBarsProps<Id extends string> extends SharesProps<Id> {
  look?: 'thin' | 'fields'
}

/** Shares as bars that fill once they come into view; the figure moves along with its bar's end. */
export function ProgressBars<Id extends string>({ values, labels, look = 'thin', isSample }: ProgressBarsProps<Id>) {
  const { t } = useTranslation()
  const { language } = useSite()
  const group = useId()
  const list = useRef<HTMLUListElement>(null)
  const share = useCountUp(list)
  return (
    <>
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
                {/* Its width is an attribute: the policy of the page allows no style in the markup. */}
                <svg className={styles.bar} width={`${values[id] * share}%`} aria-hidden="true" focusable="false" />
                <span className={styles.percent} aria-hidden="true">
                  {formatPercent(shown, language)}
                </span>
              </div>
            </li>
          )
        })}
      </ul>
      {isSample && <SampleMark label={t('sampleFigure')} />}
    </>
  )
}
