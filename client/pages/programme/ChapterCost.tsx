import type { ReactNode } from 'react'
import type { ChapterCost as Cost } from '#shared/publishing/published.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './ProgrammeChapter.module.css'

interface ChapterCostProps extends Omit<Cost, 'source'> {
  source?: string | undefined
  /** The number of the chapter. */
  number: number
  /** The text below the amount: the purpose of the money. */
  children: ReactNode
}

/** Renders what a chapter costs, with the source of the calculation. */
export function ChapterCost({ amount, source, isSample, number, children }: ChapterCostProps) {
  const { t } = useTranslation('programme')
  return (
    <div className={styles.cost}>
      <p className={styles.amount}>{amount}</p>
      {children}
      {(source ?? isSample) && (
        <p className={styles.source}>
          {source ? (
            <a href={source} rel="noreferrer">
              {t('source', { number })}
            </a>
          ) : (
            t('sourceMissing')
          )}
        </p>
      )}
    </div>
  )
}
