import type { MainBranch } from '../site/mainLinks.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { PageLink } from '../ui/PageLink.tsx'
import styles from './FooterColumns.module.css'

interface FooterColumnsProps {
  columns: readonly MainBranch[]
  /** Of a footer that is not the party's own. */
  className?: string | undefined
}

/** Links under their headings, side by side where there is room. */
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
                <PageLink to={one.to}>{one.label}</PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
