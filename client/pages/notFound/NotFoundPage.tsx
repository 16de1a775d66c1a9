import { useTranslation } from '../../i18n/useTranslation.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { homeRoute } from '#shared/routes/table.ts'
import { useMainLinks } from '../../site/mainLinks.ts'
import { useAddress } from '../../site/site.ts'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { LanguageMenu } from '../../headers/LanguageMenu.tsx'
import { SearchForm } from '../../sections/SearchForm.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Logo } from '../../ui/Logo.tsx'
import styles from './NotFoundPage.module.css'

/** Renders the 404 page. Its zero is the party's mark, slid apart. */
export default function NotFoundPage() {
  const { t } = useTranslation('notFound')
  const address = useAddress()
  const { link } = useMainLinks()
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.header}>
        <Logo />
        <LanguageMenu />
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        <p className={styles.number} aria-hidden="true">
          <span>4</span>
          <svg viewBox="0 0 200 200" width="200" height="200">
            <path className={styles.upper} d="M58 96a70 70 0 0 1 140 0z" />
            <path className={styles.lower} d="M2 104a70 70 0 0 0 140 0z" />
          </svg>
          <span>4</span>
        </p>
        <div className={styles.words}>
          <h1>{t('heading')}</h1>
          <div>
            <p>{t('text')}</p>
            <SearchForm tone="ink" />
            <ButtonLink tone="paper" size="large" to={address(homeRoute)}>
              {t('backHome')}
            </ButtonLink>
            <nav aria-label={t('links')}>
              <ul className={styles.links}>
                {(['wholeProgramme', 'contact', 'join', 'controller', 'media'] as const)
                  .map(link)
                  .map(({ id, label, to }) => (
                    <li key={id}>
                      <PageLink to={to}>{label}</PageLink>
                    </li>
                  ))}
              </ul>
            </nav>
          </div>
        </div>
      </main>
    </div>
  )
}
