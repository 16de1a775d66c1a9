import { useFactTags } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FactList } from '../../sections/FactList.tsx'

/** Renders the processor that runs the server and the mail. */
export function Processor() {
  const { t } = useTranslation(['privacy', 'organisation'])
  const provider = { value: t('organisation:provider'), lang: useFactTags()['provider'] }
  return <FactList list={[{ term: t('sections.recipients.processor'), ...provider }]} />
}
