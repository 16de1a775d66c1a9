import { useTranslation } from '../../i18n/useTranslation.ts'
import { Facts } from '../../sections/Facts.tsx'

/** Who runs server and mail for the party. */
export function Processor() {
  const { t } = useTranslation(['privacy', 'organisation'])
  return <Facts list={[{ term: t('sections.recipients.processor'), value: t('organisation:provider') }]} />
}
