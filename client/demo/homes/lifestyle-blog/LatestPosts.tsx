import '../../../styles/accents.categories.css'
import { categoryAccents } from '#shared/content/blog.ts'
import type { CardTeaser } from '#shared/content/content.ts'
import { SnapCarousel } from '../../../kit/SnapCarousel.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { LeadStoryText } from '../parts/LeadStoryText.tsx'
import { useFrontPosts } from '../parts/useFrontPage.ts'
import styles from './LatestPosts.module.css'

/** The number of newest articles shown here. The shelf shows the ones after them. */
export const latestPostCount = 3

/** Renders an article as a spread: the text on the left, a wide picture on the right. */
function Spread({ post }: { post: CardTeaser }) {
  const [category = 'lifestyle'] = post.category
  return (
    <article className={styles.spread} data-accent={categoryAccents[category]}>
      <div className={styles.picture}>
        <Picture of={post.wide} alt="" />
      </div>
      <LeadStoryText post={post} category={category} className={styles.words} />
    </article>
  )
}

interface LatestPostsProps {
  words: { label: string; previous: string; next: string }
}

/** Renders a carousel of the newest articles, one at a time, with the edge of the next one visible. */
export const LatestPosts = ({ words }: LatestPostsProps) => (
  <SnapCarousel
    {...words}
    className={styles.latest}
    slides={useFrontPosts('lifestyle-blog')
      .slice(0, latestPostCount)
      .map((post) => ({ id: post.id, content: <Spread post={post} /> }))}
  />
)
