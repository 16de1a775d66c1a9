import { useFactTags } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FactList } from '../../sections/FactList.tsx'

/** Renders everybody who sees the data, with the processor by name. */
export function Recipients() {
  const { t } = useTranslation(['privacy', 'organisation'])
  const row = (id: 'team' | 'branch' | 'carrier' | 'bank') => ({
    term: t(`sections.recipients.rows.${id}.term`),
    value: t(`sections.recipients.rows.${id}.text`),
  })
  const processor = {
    term: t('sections.recipients.processor'),
    value: t('organisation:provider'),
    lang: useFactTags()['provider'],
  }
  return <FactList list={[row('team'), row('branch'), processor, row('carrier'), row('bank')]} />
}
