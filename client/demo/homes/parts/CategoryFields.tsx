import { categoryAccents, postCategories } from '#shared/content/blog.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { usePostAddress } from '../../blog/usePosts.ts'
import styles from './CategoryFields.module.css'
import { useBlogFrontPage } from './useFrontPage.ts'

/** Renders links to all categories in a full-width row, each in its colour and with its number of articles. */
export function CategoryFields({ label }: { label: string }) {
  const { t } = useTranslation('postLabels')
  const address = usePostAddress()
  const { counts } = useBlogFrontPage()
  return (
    <nav aria-label={label}>
      <ul className={styles.fields}>
        {postCategories.map((category) => (
          <li key={category} data-accent={categoryAccents[category]}>
            <PageLink to={address.category(category)}>
              <b>{t(`categories.${category}.name`)}</b>
              <span aria-hidden="true">{counts[category]}</span>
              <VisuallyHidden>{t('count', { count: counts[category] })}</VisuallyHidden>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
