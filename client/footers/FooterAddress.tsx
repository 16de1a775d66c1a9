import { organisation } from '#shared/content/organisation.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { EmailLink } from '../ui/EmailLink.tsx'
import { phoneAddress } from '../ui/phone.ts'
import styles from './FooterAddress.module.css'

/** Renders the party's address, phone number and email address. */
export function FooterAddress() {
  const { t } = useTranslation('organisation')
  return (
    <address className={styles.address}>
      {`${t('street')}, ${organisation.postcode} ${t('city')}`}
      <br />
      <a href={phoneAddress(organisation.phone)}>{organisation.phone}</a>
      <br />
      <EmailLink address={organisation.email} />
    </address>
  )
}
