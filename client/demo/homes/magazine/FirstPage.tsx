import { categoryAccents } from '#shared/content/blog.ts'
import type { Teaser } from '#shared/content/content.ts'
import { SnapCarousel } from '../../../kit/SnapCarousel.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { PostCard } from '../../blog/PostCard.tsx'
import { LeadStoryText } from '../parts/LeadStoryText.tsx'
import { useBlogFrontPage } from '../parts/useFrontPage.ts'
import styles from './FirstPage.module.css'

/** The number of lead stories in the carousel, and of briefs beside them. */
const [leadCount, briefCount] = [3, 2]
export const firstPagePostCount = leadCount + briefCount

/** Renders a story over a wide picture. On wide screens its text stands on a paper tab that covers the lower corner of the picture. */
function LeadStory({ post, isFirst }: { post: Teaser; isFirst: boolean }) {
  const [category = 'party'] = post.category
  return (
    <article className={styles.lead} data-accent={categoryAccents[category]}>
      <div className={styles.picture}>
        <Picture of={post.wide} alt="" isFirst={isFirst} />
      </div>
      <LeadStoryText post={post} category={category} className={styles.tab} />
    </article>
  )
}

interface FirstPageProps {
  words: { label: string; previous: string; next: string }
}

/** Renders the lead stories as a carousel, with two briefs beside it. */
export function FirstPage({ words }: FirstPageProps) {
  const { list } = useBlogFrontPage()
  return (
    <div className={styles.page}>
      <SnapCarousel
        {...words}
        className={styles.row}
        slides={list
          .slice(0, leadCount)
          .map((post, index) => ({ id: post.id, content: <LeadStory post={post} isFirst={index === 0} /> }))}
      />
      <ul className={styles.briefs}>
        {list.slice(leadCount, firstPagePostCount).map((post) => (
          <li key={post.id}>
            <PostCard post={post} look="metro" />
          </li>
        ))}
      </ul>
    </div>
  )
}
