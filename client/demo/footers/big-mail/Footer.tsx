import { networks } from '#shared/content/networks.ts'
import { organisation } from '#shared/content/organisation.ts'
import { footers } from '#shared/routes/footers.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { EmailLink } from '../../../ui/EmailLink.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { FooterFrame } from '../../../footers/FooterFrame.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import pageField from '../parts/PageField.module.css'
import type { FooterProps } from '../parts/FooterProps.ts'
import styles from './Footer.module.css'

/** A footer with the party's email address as a headline, above six joined fields, one for each network. */
export default function Footer({ name }: FooterProps) {
  const { t } = useTranslation()
  return (
    <FooterFrame className={`${pageField.field} ${styles.footer}`} slides={footers[name].slides}>
      <p className={styles.mail}>
        <EmailLink address={organisation.email} />
      </p>
      <ul className={styles.fields} aria-label={t('networks')}>
        {networks.map(({ id, name: network, url }) => (
          <li key={id}>
            <a href={url} rel="noreferrer">
              {network}
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
      <FooterLegal hasPrivacy />
    </FooterFrame>
  )
}
