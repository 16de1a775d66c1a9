import { useSite, type Trail } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { PageLink } from './PageLink.tsx'
import styles from './Breadcrumbs.module.css'

export function Breadcrumbs({ trail }: { trail: Trail }) {
  const { t } = useTranslation()
  useSite().noteTrail?.(trail)
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.trail}>
        {trail.map(({ label, to, lang }) => (
          <li key={label} lang={lang}>
            {to ? <PageLink to={to}>{label}</PageLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
