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
        data-fill={look === 'metro' && index === posts.length - 1 ? fillOf(posts) : undefined}
      >
        <PostCard post={post} look={look} level={level} isFirst={index < first} />
      </li>
    ))}
  </ul>
)

/** Returns how the last tile fills the last row of the wall's four columns, in which a double tile takes four cells. */
function fillOf(posts: readonly CardTeaser[]): 'two' | 'three' | 'row' | 'square' | undefined {
  const doubles = posts.filter(({ isDouble }) => isDouble).length
  if (posts.at(-1)?.isDouble) return undefined
  const taken = (posts.length + 3 * doubles) % 4
  return ([undefined, doubles > 0 ? 'square' : 'row', 'three', 'two'] as const)[taken]
}
