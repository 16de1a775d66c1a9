import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PageLink } from '../ui/PageLink.tsx'
import { useMainLinks } from '../app/mainLinks.ts'
import { useSite } from '../app/site.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import styles from './SiteHeader.module.css'
import { useDisclosure } from './useDisclosure.ts'

/** The header of every page: where to go, in which language, and one button. */
export function SiteHeader() {
  const { t } = useTranslation()
  const location = useLocation()
  const { language } = useSite()
  const menu = useRef<HTMLDetailsElement>(null)
  useDisclosure(menu)

  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [location, language])

  const { contact, controller, media, join } = useMainLinks()
  const links = [contact, controller, media].map(({ label, to, isHere }) => (
    <li key={label}>
      <PageLink to={to} aria-current={isHere ? 'page' : undefined}>
        {label}
      </PageLink>
    </li>
  ))
  const button = <ButtonLink to={join.to}>{join.label}</ButtonLink>

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo tagline />
        <nav className={styles.navigation} aria-label={t('mainNavigation')}>
          <ul>{links}</ul>
        </nav>
        <div className={styles.tools}>
          <LanguageMenu />
          {button}
        </div>
        <details className={styles.menu} ref={menu}>
          <summary>
            <span className={styles.burger} aria-hidden="true" />
            <VisuallyHidden>{t('menu')}</VisuallyHidden>
          </summary>
          <div className={styles.panel}>
            <nav aria-label={t('mainNavigation')}>
              <ul>{links}</ul>
            </nav>
            {button}
            <div className={styles.languages}>
              <p>
                <Icon name="globe" />
                {t('language')}
              </p>
              <LanguageLinks />
            </div>
          </div>
        </details>
      </div>
    </header>
  )
}
