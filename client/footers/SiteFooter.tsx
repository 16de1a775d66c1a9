import { useTranslation } from 'react-i18next'
import { PageLink } from '../ui/PageLink.tsx'
import { organisation } from '#shared/content/organisation.ts'
import { useMainLinks } from '../app/mainLinks.ts'
import { useAddress, useSite } from '../app/site.ts'
import { NewsletterForm } from '../forms/NewsletterForm.tsx'
import { LanguageLinks } from '../headers/LanguageLinks.tsx'
import { EmailLink } from '../ui/EmailLink.tsx'
import { Logo } from '../ui/Logo.tsx'
import { phoneAddress } from '../ui/phone.ts'
import styles from './SiteFooter.module.css'

/** The footer of every page: the newsletter, then where to find the party. */
export function SiteFooter() {
  const { t } = useTranslation(['common', 'forms', 'organisation'])
  const { year } = useSite()
  const address = useAddress()
  const { contact, join, controller, media } = useMainLinks()
  const privacy = { label: t('privacy'), to: address('privacy') }
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <section className={styles.newsletter} aria-labelledby="newsletter-title">
          <div>
            <h2 id="newsletter-title">{t('forms:newsletterTitle')}</h2>
            <p>{t('forms:newsletterLead')}</p>
          </div>
          <NewsletterForm at="newsletter" />
        </section>
        <div className={styles.columns}>
          <div className={styles.who}>
            <Logo />
            <address>
              {t('organisation:street')}, {organisation.postcode} {t('organisation:city')}
              <br />
              <a href={phoneAddress(organisation.phone)}>{organisation.phone}</a>
              <br />
              <EmailLink address={organisation.email} />
            </address>
          </div>
          <nav aria-label={t('footerNavigation')}>
            <ul className={styles.links}>
              {[contact, join, controller, media, privacy].map(({ label, to }) => (
                <li key={label}>
                  <PageLink to={to}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.languages}>
            <LanguageLinks />
          </div>
        </div>
        <p className={styles.legal}>{t('copyright', { year, partyName: t('organisation:name') })}</p>
      </div>
    </footer>
  )
}
