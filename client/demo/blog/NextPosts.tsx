import type { Teaser } from '#shared/content/content.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './NextPosts.module.css'
import { usePostAddress } from './usePosts.ts'

interface NextPostsProps {
  /** Newest first. */
  posts: readonly Teaser[]
  /** The id of the current article. */
  id: string
  /** Whether the links are two fields that fill the screen's width. */
  areLarge?: boolean
}

/** Renders links to the older and the newer article. */
export function NextPosts({ posts, id, areLarge = false }: NextPostsProps) {
  const { t } = useTranslation('blog')
  const postAddress = usePostAddress()
  const index = posts.findIndex((post) => post.id === id)
  const [older, newer] = [posts[index + 1], posts[index - 1]]
  return (
    <nav className={areLarge ? styles.halves : styles.next} aria-label={t('around.label')}>
      {older && (
        <PageLink to={postAddress.post(older)} rel="prev">
          <Icon name="arrow" />
          {t('around.previous', { title: older.title })}
        </PageLink>
      )}
      {newer && (
        <PageLink to={postAddress.post(newer)} rel="next">
          {t('around.next', { title: newer.title })}
          <Icon name="arrow" />
        </PageLink>
      )}
    </nav>
  )
}
