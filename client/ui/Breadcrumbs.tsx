import { useTranslation } from 'react-i18next'
import { PageLink } from './PageLink.tsx'
import styles from './Breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** From the outermost page inwards; the last one is the page itself and has no address. */
  trail: readonly { label: string; to?: string }[]
}

export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.trail}>
        {trail.map(({ label, to }) => (
          <li key={label}>{to ? <PageLink to={to}>{label}</PageLink> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
