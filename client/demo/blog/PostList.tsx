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
      <li
        key={post.id}
        className={styles.item}
        data-double={post.isDouble || undefined}
        data-fill={look === 'metro' ? fillOf(posts, index) : undefined}
      >
        <PostCard post={post} look={look} level={level} isFirst={index < first} />
      </li>
    ))}
  </ul>
)

/**
 * Returns how a tile fills the wall's four columns, in which a double tile takes four cells: the last tile fills the last row,
 * and the first tile of a wall without double ones is large when one tile would remain.
 */
function fillOf(posts: readonly CardTeaser[], index: number): 'two' | 'three' | 'square' | undefined {
  const doubles = posts.filter(({ isDouble }) => isDouble).length
  const taken = (posts.length + 3 * doubles) % 4
  if (taken === 1 && doubles === 0) return index === 0 ? 'square' : undefined
  if (index < posts.length - 1 || posts[index]!.isDouble) return undefined
  return ([undefined, 'square', 'three', 'two'] as const)[taken]
}
