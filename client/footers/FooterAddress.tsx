import { reach } from '#shared/content/organisation.ts'
import { useFacts, useFactTags } from '../site/useFacts.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { EmailLink } from '../ui/EmailLink.tsx'
import { phoneAddress } from '../ui/phone.ts'
import styles from './FooterAddress.module.css'

/** Renders the party's address, phone number and email address. */
export function FooterAddress() {
  const party = useFacts(reach)
  const { t } = useTranslation('organisation')
  return (
    <address className={styles.address} lang={useFactTags()['address']}>
      {`${t('street')}, ${party.postcode} ${t('city')}`}
      <br />
      <a href={phoneAddress(party.phone)}>{party.phone}</a>
      <br />
      <EmailLink address={party.email} />
    </address>
  )
}
