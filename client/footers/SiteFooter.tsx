import { useMainLinks } from '../site/mainLinks.ts'
import { useSite } from '../site/site.ts'
import { NewsletterForm } from '../forms/NewsletterForm.tsx'
import { LanguageLinks } from '../headers/LanguageLinks.tsx'
import { ThemeChoice } from '../headers/ThemeChoice.tsx'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Logo } from '../ui/Logo.tsx'
import { FooterAddress } from './FooterAddress.tsx'
import { FooterColumns } from './FooterColumns.tsx'
import { FooterFrame } from './FooterFrame.tsx'
import { FooterLegal } from './FooterLegal.tsx'
import { FooterNetworks } from './FooterNetworks.tsx'
import styles from './SiteFooter.module.css'

/** Renders the party's footer: the newsletter form, then the contact facts. */
export function SiteFooter() {
  const { t } = useTranslation('forms')
  const { menu } = useMainLinks()
  // The first two have the form in their first screens.
  const { kind, hasForm } = useSite().found.row
  const hasOwnForm = kind === 'newsletter' || kind === 'home' || hasForm
  return (
    <FooterFrame ground="ink">
      {!hasOwnForm && (
        <section className={styles.newsletter} aria-labelledby="newsletter-title">
          <div>
            <h2 id="newsletter-title">{t('newsletterTitle')}</h2>
            <p>{t('newsletterLead')}</p>
          </div>
          <NewsletterForm anchor="newsletter" />
        </section>
      )}
      <div className={styles.columns}>
        <div className={styles.party}>
          <Logo />
          <FooterAddress />
          <FooterNetworks />
        </div>
        <FooterColumns columns={menu} />
      </div>
      <div className={styles.choices}>
        <div className={styles.languages}>
          <LanguageLinks />
        </div>
        <ThemeChoice />
      </div>
      <FooterLegal />
    </FooterFrame>
  )
}
