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
 * Returns how a tile helps to fill the wall's four columns, in which a double tile takes four cells. The last tile takes what is
 * left of its row, even if it is a double one; in a wall without double ones, the first may be large instead.
 */
function fillOf(posts: readonly CardTeaser[], index: number): 'one' | 'two' | 'square' | undefined {
  const last = posts.length - 1
  const singles = [...posts.keys()].filter((at) => at === last || !posts[at]!.isDouble)
  const left = singles.length % 4
  if (left > 1) return singles.slice(left - 4).includes(index) ? 'two' : undefined
  if (left === 0) return index === last ? 'one' : undefined
  return index === (singles.length > last ? 0 : last) ? 'square' : undefined
}
