import { useTranslation } from '../../i18n/useTranslation.ts'
import { FactList } from '../../sections/FactList.tsx'
import { openEnded, useRetention } from './useRetention.ts'

/** Renders the retention period of each kind of data, in days or until an event. */
export function RetentionPeriods() {
  const { t } = useTranslation('privacy')
  const counted = useRetention().map(([id, count]) => ({
    term: t(`sections.retention.rows.${id}.term`),
    value: t(`sections.retention.rows.${id}.period`, { count }),
  }))
  const open = openEnded.map((id) => ({
    term: t(`sections.retention.rows.${id}.term`),
    value: t(`sections.retention.rows.${id}.period`),
  }))
  return <FactList list={[...counted, ...open]} />
}
