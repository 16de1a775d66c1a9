import { SnapCarousel } from '../../../kit/SnapCarousel.tsx'
import { PostCard } from '../../blog/PostCard.tsx'
import { useBlogFrontPage } from '../parts/useFrontPage.ts'
import styles from './PostSlides.module.css'

/** The number of articles in the slides. The column continues after them. */
export const slidePostCount = 4

interface PostSlidesProps {
  words: { label: string; previous: string; next: string }
}

/** Renders the newest articles as a carousel: one in the middle, its neighbours at the edges of the screen. */
export const PostSlides = ({ words }: PostSlidesProps) => (
  <SnapCarousel
    {...words}
    className={styles.slides}
    slides={useBlogFrontPage()
      .list.slice(0, slidePostCount)
      .map((post, index) => ({ id: post.id, content: <PostCard post={post} look="metro" isFirst={index === 0} /> }))}
  />
)
