import { use } from 'react'
import type { ConsentPurpose } from '#shared/consent/versions.ts'
import { shownWording } from '#shared/consent/shownWording.ts'
import { useAddress, useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { PageLink } from '../ui/PageLink.tsx'
import { SampleForms } from './sampleForms.ts'
import styles from './ConsentField.module.css'
import { CheckboxField } from './Field.tsx'
import { useConsentText } from './useConsentText.ts'

/**
 * Renders the whole consent wording with its checkbox, not ticked, a hidden field with its version, and a link to the
 * privacy notice.
 */
export function ConsentField({ to }: { to: ConsentPurpose }) {
  const { t } = useTranslation('forms')
  const { language } = useSite()
  const address = useAddress()
  const { notice, statement } = useConsentText(to)
  const sample = use(SampleForms)[to]
  return (
    <div className={styles.consent}>
      <input type="hidden" name="wording" value={shownWording(to, language)} />
      {sample && <p className={styles.notice}>{sample}</p>}
      {notice !== undefined && <p className={styles.notice}>{notice}</p>}
      <CheckboxField
        name="consent"
        label={statement}
        hint={<PageLink to={address('privacy')}>{t('privacyLink')}</PageLink>}
      />
    </div>
  )
}
