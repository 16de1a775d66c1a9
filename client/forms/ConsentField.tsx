import type { ConsentPurpose } from '#shared/consent/versions.ts'
import { useAddress } from '../app/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { PageLink } from '../ui/PageLink.tsx'
import { TickField } from './Field.tsx'

/** The explicit consent, unticked, in the wording that the log proves; below it how the data are handled. */
export function ConsentField({ to }: { to: ConsentPurpose }) {
  const { t } = useTranslation(['forms', 'consent'])
  const address = useAddress()
  return (
    <TickField
      name="consent"
      label={t(`consent:${to}`)}
      hint={<PageLink to={address('privacy')}>{t('privacyLink')}</PageLink>}
    />
  )
}
