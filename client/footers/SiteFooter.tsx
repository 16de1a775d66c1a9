import { useTranslation } from 'react-i18next'
import { networks } from '#shared/content/networks.ts'
import { organisation } from '#shared/content/organisation.ts'
import { columnsOf, useMainLinks } from '../app/mainLinks.ts'
import { useAddress, useSite } from '../app/site.ts'
import { NewsletterForm } from '../forms/NewsletterForm.tsx'
import { LanguageLinks } from '../headers/LanguageLinks.tsx'
import { ThemeChoice } from '../headers/ThemeChoice.tsx'
import { EmailLink } from '../ui/EmailLink.tsx'
import { Logo } from '../ui/Logo.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { phoneAddress } from '../ui/phone.ts'
import styles from './SiteFooter.module.css'

/** The widths between which the content may slide off the footer, by the breakpoints 1199, 991, 767 and 575. */
export interface FooterSlides {
  /** From 1200 px. */
  xl: boolean
  /** 992 to 1199 px. */
  lg: boolean
  /** 768 to 991 px. */
  md: boolean
  /** 576 to 767 px. */
  sm: boolean
  /** Up to 575 px. */
  xs: boolean
}

const wideScreens: FooterSlides = { xl: true, lg: false, md: false, sm: false, xs: false }

interface SiteFooterProps {
  slides?: FooterSlides
}

/** The footer of every page: the newsletter, then where to find the party. */
export function SiteFooter({ slides = wideScreens }: SiteFooterProps) {
  const { t } = useTranslation(['common', 'forms', 'organisation'])
  const { year } = useSite()
  const address = useAddress()
  const { menu } = useMainLinks()
  const sliding = Object.entries(slides).flatMap(([width, slidesThere]) => (slidesThere ? [width] : []))
  return (
    <footer className={styles.footer} data-footer data-slides={sliding.join(' ')}>
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
            <ul className={styles.networks} aria-label={t('networks')}>
              {networks.map(({ id, name, short, url }) => (
                <li key={id}>
                  <a href={url} rel="noreferrer">
                    <span aria-hidden="true">{short}</span>
                    <VisuallyHidden>{name}</VisuallyHidden>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav className={styles.links} aria-label={t('footerNavigation')}>
            {columnsOf(menu).map(({ id, label, links }) => (
              <div key={id}>
                <h2>{label}</h2>
                <ul>
                  {links.map((one) => (
                    <li key={one.id}>
                      <PageLink to={one.to}>{one.label}</PageLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.choices}>
          <div className={styles.languages}>
            <LanguageLinks />
          </div>
          <ThemeChoice />
        </div>
        <p className={styles.legal}>
          <span>{t('copyright', { year, partyName: t('organisation:name') })}</span>
          <PageLink to={address('elements')}>{t('madeOf')}</PageLink>
        </p>
      </div>
    </footer>
  )
}
