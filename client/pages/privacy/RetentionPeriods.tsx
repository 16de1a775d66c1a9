import { retentionDays } from '#shared/content/retention.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FactList } from '../../sections/FactList.tsx'

const openEnded = ['confirmed', 'unsubscribed', 'proof'] as const

/** Renders the retention period of each kind of data, in days or until an event. */
export function RetentionPeriods() {
  const { t } = useTranslation('privacy')
  const { messageDays } = useSite()
  const counted = (
    Object.entries({ ...retentionDays, message: messageDays }) as [keyof typeof retentionDays, number][]
  ).map(([id, count]) => ({
    term: t(`sections.retention.rows.${id}.term`),
    value: t(`sections.retention.rows.${id}.period`, { count }),
  }))
  const open = openEnded.map((id) => ({
    term: t(`sections.retention.rows.${id}.term`),
    value: t(`sections.retention.rows.${id}.period`),
  }))
  return <FactList list={[...counted, ...open]} />
}
