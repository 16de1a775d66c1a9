import { useTranslation } from '../../i18n/useTranslation.ts'
import { FactList } from '../../sections/FactList.tsx'

/** Renders the processor that runs the server and the mail. */
export function Processor() {
  const { t } = useTranslation(['privacy', 'organisation'])
  return <FactList list={[{ term: t('sections.recipients.processor'), value: t('organisation:provider') }]} />
}
