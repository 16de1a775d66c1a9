import type { Teaser } from '#shared/content/content.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { useSite } from '../../site/site.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './PostRows.module.css'
import { usePostAddress } from './usePosts.ts'

/** Renders articles in rows with thumbnails. */
export function PostRows({ posts }: { posts: readonly Teaser[] }) {
  const { language } = useSite()
  const address = usePostAddress()
  return (
    <ul className={styles.rows}>
      {posts.map((post) => (
        <li key={post.id}>
          <Picture of={post.wide} alt="" />
          <div>
            <PageLink to={address.post(post)}>{post.title}</PageLink>
            <time dateTime={post.date}>{formatDate(post.date, language)}</time>
          </div>
        </li>
      ))}
    </ul>
  )
}
