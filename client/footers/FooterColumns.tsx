import type { MainBranch } from '../site/mainLinks.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { PageLink } from '../ui/PageLink.tsx'
import styles from './FooterColumns.module.css'

interface FooterColumnsProps {
  columns: readonly MainBranch[]
  /** A class for a footer that is not the party's own. */
  className?: string | undefined
}

/** Renders groups of links with headings, side by side where they fit. */
export function FooterColumns({ columns, className = '' }: FooterColumnsProps) {
  const { t } = useTranslation()
  return (
    <nav className={`${styles.links} ${className}`} aria-label={t('footerNavigation')}>
      {columns.map(({ id, label, links }) => (
        <div key={id}>
          <h2>{label}</h2>
          <ul>
            {links.map((one) => (
              <li key={one.id}>
                <PageLink to={one.to} lang={one.lang}>
                  {one.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
