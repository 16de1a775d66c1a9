import { networks } from '#shared/content/networks.ts'
import { reach } from '#shared/content/organisation.ts'
import { useFacts } from '../../../site/useFacts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { EmailLink } from '../../../ui/EmailLink.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { DemoFooter } from '../parts/DemoFooter.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import pageField from '../parts/PageField.module.css'
import type { FooterProps } from '../parts/FooterProps.ts'
import styles from './Footer.module.css'

/** A footer with the party's email address as a headline, above six joined fields, one for each network. */
export default function Footer({ name }: FooterProps) {
  const party = useFacts({ ...reach, networks })
  const { t } = useTranslation()
  return (
    <DemoFooter className={`${pageField.field} ${styles.footer}`} name={name}>
      <p className={styles.mail}>
        <EmailLink address={party.email} />
      </p>
      <ul className={styles.fields} aria-label={t('networks')}>
        {party.networks.map(({ id, name: network, url }) => (
          <li key={id}>
            <a href={url} rel="noreferrer">
              {network}
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
      <FooterLegal hasPrivacy />
    </DemoFooter>
  )
}
