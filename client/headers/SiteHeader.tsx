import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useMainLinks, type MainLink } from '../app/mainLinks.ts'
import { useSite } from '../app/site.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import styles from './SiteHeader.module.css'
import { ThemeChoice } from './ThemeChoice.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'
import { closeMenus, useDisclosure } from './useDisclosure.ts'

/** Of the menus with one name only one is open, which the browser itself sees to. */
const group = { bar: 'bar', burger: 'burger' } as const

const Links = ({ links }: { links: readonly MainLink[] }) =>
  links.map((link) => (
    <li key={link.id}>
      <MenuLink {...link} />
    </li>
  ))

const MenuLink = ({ label, to, isHere }: MainLink) => (
  <PageLink to={to} aria-current={isHere ? 'page' : undefined}>
    {label}
  </PageLink>
)

/** The main menu: in the bar its branches drop down, in the burger's panel they unfold. */
function Menu({ name }: { name: keyof typeof group }) {
  const { t } = useTranslation()
  const { menu } = useMainLinks()
  return (
    <nav className={styles[name]} aria-label={t('mainNavigation')}>
      <ul>
        {menu.map((entry) => (
          <li key={entry.id}>
            {'links' in entry ? (
              <details name={group[name]} data-branch={entry.id}>
                <summary data-here={entry.isHere || undefined}>
                  {entry.label}
                  <Icon name="chevron" />
                </summary>
                <ul>
                  <Links links={entry.links} />
                </ul>
              </details>
            ) : (
              <MenuLink {...entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The header of every page: where to go, in which language, and one button. */
export function SiteHeader() {
  const { t } = useTranslation()
  const location = useLocation()
  const { language } = useSite()
  const { link } = useMainLinks()
  const header = useRef<HTMLElement>(null)
  useDisclosure(header)

  useEffect(() => closeMenus(header.current), [location, language])

  const join = link('join')
  const button = <ButtonLink to={join.to}>{join.label}</ButtonLink>

  return (
    <header className={styles.header} ref={header} data-header>
      <div className={styles.inside}>
        <Logo tagline />
        <Menu name="bar" />
        <div className={styles.tools}>
          <ThemeMenu name={group.bar} />
          <LanguageMenu name={group.bar} />
          {button}
        </div>
        <details className={styles.menu} data-burger>
          <summary>
            <span className={styles.lines} aria-hidden="true">
              <span />
              <span />
              <span />
              <span />
            </span>
            <VisuallyHidden>{t('menu')}</VisuallyHidden>
          </summary>
          <div className={styles.panel}>
            <Menu name="burger" />
            {button}
            <div className={styles.languages}>
              <p>
                <Icon name="globe" />
                {t('language')}
              </p>
              <LanguageLinks />
            </div>
            <ThemeChoice />
          </div>
        </details>
      </div>
    </header>
  )
}
