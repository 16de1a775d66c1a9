import { footerSlides } from '#shared/content/footerSlides.ts'
import { entrance } from '#shared/routes/table.ts'
import { useAddress } from '../../app/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Mark } from '../../ui/Logo.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FooterFrame } from '../FooterFrame.tsx'
import { FooterLegal } from '../FooterLegal.tsx'
import { FooterNetworks } from '../FooterNetworks.tsx'
import styles from './CentredFooter.module.css'
import type { FooterProps } from './FooterProps.ts'
import { NewsletterRow } from './NewsletterRow.tsx'

/** The mark on the axis, the newsletter in one row below it, between two half discs that the edges cut. */
export default function CentredFooter({ name }: FooterProps) {
  const { t } = useTranslation(['forms', 'organisation'])
  const address = useAddress()
  return (
    <FooterFrame ground="ink" className={styles.footer} slides={footerSlides[name]}>
      <div className={styles.axis}>
        <PageLink className={styles.mark} to={address(entrance)}>
          <Mark />
          <VisuallyHidden>{t('organisation:name')}</VisuallyHidden>
        </PageLink>
        <h2>{t('newsletterTitle')}</h2>
        <p>{t('newsletterLead')}</p>
        <div className={styles.form}>
          <NewsletterRow of={name} />
        </div>
        <FooterNetworks />
        <FooterLegal hasPrivacy />
      </div>
    </FooterFrame>
  )
}
