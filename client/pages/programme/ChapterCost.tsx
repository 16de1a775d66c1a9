import type { ReactNode } from 'react'
import type { ChapterCost as Cost } from '#shared/publishing/published.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './ProgrammeChapter.module.css'

interface ChapterCostProps extends Omit<Cost, 'isSample'> {
  /** The number of the chapter. */
  number: number
  /** The text below the amount: the purpose of the money. */
  children: ReactNode
}

/** Renders what a chapter costs, with the source of the calculation once the party names it. */
export function ChapterCost({ amount, source, number, children }: ChapterCostProps) {
  const { t } = useTranslation('programme')
  return (
    <div className={styles.cost}>
      <p className={styles.amount}>{amount}</p>
      {children}
      {source && (
        <p className={styles.source}>
          <a href={source} rel="noreferrer">
            {t('source', { number })}
          </a>
        </p>
      )}
    </div>
  )
}
