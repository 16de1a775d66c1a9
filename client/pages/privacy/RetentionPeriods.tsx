import { useTranslation } from 'react-i18next'
import { retentionDays } from '#shared/content/retention.ts'
import styles from './Facts.module.css'

const untilSomethingHappens = ['confirmed', 'unsubscribed', 'proof'] as const

/** How long each kind of data is kept: by the days the store counts, or until something happens. */
export function RetentionPeriods() {
  const { t } = useTranslation('privacy')
  const counted = (['message', 'suspect', 'unconfirmed'] as const).map((id) => ({
    id,
    period: t(`sections.retention.rows.${id}.period`, { count: retentionDays[id] }),
  }))
  const open = untilSomethingHappens.map((id) => ({ id, period: t(`sections.retention.rows.${id}.period`) }))
  return (
    <dl className={styles.facts}>
      {[...counted, ...open].map(({ id, period }) => (
        <div key={id}>
          <dt>{t(`sections.retention.rows.${id}.term`)}</dt>
          <dd>{period}</dd>
        </div>
      ))}
    </dl>
  )
}
