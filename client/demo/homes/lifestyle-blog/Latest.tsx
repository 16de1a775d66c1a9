import '../../../styles/accents.categories.css'
import { categoryAccents } from '#shared/content/blog.ts'
import type { CardTeaser } from '#shared/content/content.ts'
import { SnapCarousel } from '../../../kit/SnapCarousel.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { LeadWords } from '../parts/LeadWords.tsx'
import { useFrontOf } from '../parts/useFront.ts'
import styles from './Latest.module.css'

/** So many are the newest; the shelf goes on after them. */
export const newest = 3

/** An article as a spread: what it is about on the left page, a wide picture on the right one. */
function Spread({ post }: { post: CardTeaser }) {
  const [category = 'lifestyle'] = post.category
  return (
    <article className={styles.spread} data-accent={categoryAccents[category]}>
      <div className={styles.picture}>
        <Picture of={post.wide} alt="" />
      </div>
      <LeadWords post={post} category={category} className={styles.words} />
    </article>
  )
}

interface LatestProps {
  words: { label: string; previous: string; next: string }
}

/** The newest articles, one at a time, with the edge of the one that follows. */
export const Latest = ({ words }: LatestProps) => (
  <SnapCarousel
    {...words}
    className={styles.latest}
    slides={useFrontOf('lifestyle-blog')
      .slice(0, newest)
      .map((post) => ({ id: post.id, content: <Spread post={post} /> }))}
  />
)
