import type { ConsentPurpose } from '#shared/consent/versions.ts'
import { useAddress } from '../app/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { PageLink } from '../ui/PageLink.tsx'
import styles from './ConsentField.module.css'
import { TickField } from './Field.tsx'
import { useConsentText } from './useConsentText.ts'

/** The whole consent wording with its box, unticked; below it how the data are handled. */
export function ConsentField({ to }: { to: ConsentPurpose }) {
  const { t } = useTranslation('forms')
  const address = useAddress()
  const { notice, statement } = useConsentText(to)
  const tick = (
    <TickField
      name="consent"
      label={statement}
      hint={<PageLink to={address('privacy')}>{t('privacyLink')}</PageLink>}
    />
  )
  if (notice === undefined) return tick
  return (
    <div className={styles.consent}>
      <p className={styles.notice}>{notice}</p>
      {tick}
    </div>
  )
}
