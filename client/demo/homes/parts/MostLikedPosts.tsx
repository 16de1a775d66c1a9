import { categoryAccents } from '#shared/content/blog.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { usePostAddress } from '../../blog/usePosts.ts'
import styles from './MostLikedPosts.module.css'
import { useBlogFrontPage } from './useFrontPage.ts'

/** Renders the articles with the most likes as a numbered list. */
export function MostLikedPosts() {
  const { t } = useTranslation('postLabels')
  const address = usePostAddress()
  return (
    <ol className={styles.list}>
      {useBlogFrontPage().mostLiked.map((post) => (
        <li key={post.id} data-accent={categoryAccents[post.category[0] ?? 'party']}>
          <div>
            <h3>
              <PageLink to={address.post(post)}>{post.title}</PageLink>
            </h3>
            <p>{t('likes', { count: post.likes })}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
