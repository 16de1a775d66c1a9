import { useMainLinks, type PlaceId } from '../../../site/mainLinks.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import styles from './FooterMenu.module.css'

/** Renders links to some pages in one row. */
export function FooterMenu({ places }: { places: readonly PlaceId[] }) {
  const { t } = useTranslation()
  const { link } = useMainLinks()
  return (
    <nav aria-label={t('footerNavigation')}>
      <ul className={styles.menu}>
        {places.map(link).map(({ id, label, to }) => (
          <li key={id}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
