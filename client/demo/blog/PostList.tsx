import type { BlogListing } from '#shared/content/blogNames.ts'
import type { CardTeaser } from '#shared/content/content.ts'
import { PostCard } from './PostCard.tsx'
import styles from './PostList.module.css'

interface PostListProps {
  posts: readonly CardTeaser[]
  /** Arrangement of the articles. */
  look: BlogListing
  /** Heading level of the titles. */
  level?: 2 | 3
  /** The number of pictures in the first screen at every width. */
  first?: number
}

/** Renders articles in an arrangement. */
export const PostList = ({ posts, look, level = 2, first = 0 }: PostListProps) => (
  <ul className={styles.list} data-look={look}>
    {posts.map((post, index) => (
      <li key={post.id} className={styles.item} data-double={post.isDouble || undefined}>
        <PostCard post={post} look={look} level={level} isFirst={index < first} />
      </li>
    ))}
  </ul>
)
