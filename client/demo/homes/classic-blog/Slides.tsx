import { SnapCarousel } from '../../../kit/SnapCarousel.tsx'
import { PostCard } from '../../blog/PostCard.tsx'
import { useFront } from '../parts/useFront.ts'
import styles from './Slides.module.css'

/** The number of articles in the slides. The column continues after them. */
export const slid = 4

interface SlidesProps {
  words: { label: string; previous: string; next: string }
}

/** Renders the newest articles as a carousel: one in the middle, its neighbours at the edges of the screen. */
export const Slides = ({ words }: SlidesProps) => (
  <SnapCarousel
    {...words}
    className={styles.slides}
    slides={useFront()
      .list.slice(0, slid)
      .map((post, at) => ({ id: post.id, content: <PostCard post={post} look="metro" isFirst={at === 0} /> }))}
  />
)
