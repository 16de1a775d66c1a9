import { postCategories, type PostCategory } from '#shared/content/blog.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './CategoryList.module.css'
import { usePostAddress } from './usePosts.ts'

/** Renders every category with the number of its articles. */
export function CategoryList({ countIn }: { countIn: (category: PostCategory) => number }) {
  const { t } = useTranslation('postLabels')
  const address = usePostAddress()
  return (
    <ul className={styles.categories}>
      {postCategories.map((category) => (
        <li key={category}>
          <PageLink to={address.category(category)}>{t(`categories.${category}.name`)}</PageLink>
          <span>{countIn(category)}</span>
        </li>
      ))}
    </ul>
  )
}
