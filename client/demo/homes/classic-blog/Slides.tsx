import { SnapCarousel } from '../../../kit/SnapCarousel.tsx'
import { PostCard } from '../../blog/PostCard.tsx'
import { useFront } from '../parts/useFront.ts'
import styles from './Slides.module.css'

/** So many stand in the row; the column below goes on after them. */
export const slid = 4

interface SlidesProps {
  words: { label: string; previous: string; next: string }
}

/** The newest in the middle of the screen, with the one before and the one after at its edges. */
export const Slides = ({ words }: SlidesProps) => (
  <SnapCarousel
    {...words}
    className={styles.slides}
    slides={useFront()
      .list.slice(0, slid)
      .map((post, at) => ({ id: post.id, content: <PostCard post={post} look="metro" isFirst={at === 0} /> }))}
  />
)
