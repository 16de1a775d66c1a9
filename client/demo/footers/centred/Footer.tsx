import { homeRoute } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Mark } from '../../../ui/Logo.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { DemoFooter } from '../parts/DemoFooter.tsx'
import { NewsletterForm } from '../../../forms/NewsletterForm.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import type { FooterProps } from '../parts/FooterProps.ts'
import { useClaimAndAction } from '../../useClaimAndAction.ts'
import styles from './Footer.module.css'

/** A footer with a centred mark above the newsletter form, between two half discs cut by the edges. A page with the form has its claim there. */
export default function Footer({ name }: FooterProps) {
  const { t } = useTranslation(['forms', 'organisation'])
  const address = useAddress()
  const { hasForm } = useSite().found.row
  const { claim } = useClaimAndAction()
  return (
    <DemoFooter ground="ink" className={styles.footer} name={name}>
      <div className={styles.axis}>
        <PageLink className={styles.mark} to={address(homeRoute)}>
          <Mark />
          <VisuallyHidden>{t('organisation:name')}</VisuallyHidden>
        </PageLink>
        {hasForm ? (
          <h2>{claim}</h2>
        ) : (
          <>
            <h2>{t('newsletterTitle')}</h2>
            <p>{t('newsletterLead')}</p>
            <div className={styles.form}>
              <NewsletterForm anchor={`footer-${name}`} />
            </div>
          </>
        )}
        <FooterNetworks />
        <FooterLegal hasPrivacy />
      </div>
    </DemoFooter>
  )
}
