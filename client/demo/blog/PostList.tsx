import type { BlogListing } from '#shared/content/blogNames.ts'
import type { CardTeaser } from '#shared/content/content.ts'
import { PostCard } from './PostCard.tsx'
import styles from './PostList.module.css'

interface PostListProps {
  posts: readonly CardTeaser[]
  /** How they are arranged. */
  look: BlogListing
  /** Of the titles. */
  level?: 2 | 3
  /** How many of their pictures are surely in the first screen. */
  first?: number
}

/** Articles in an arrangement. */
export const PostList = ({ posts, look, level = 2, first = 0 }: PostListProps) => (
  <ul className={styles.list} data-look={look}>
    {posts.map((post, at) => (
      <li key={post.id} className={styles.item} data-double={post.isDouble || undefined}>
        <PostCard post={post} look={look} level={level} isFirst={at < first} />
      </li>
    ))}
  </ul>
)
