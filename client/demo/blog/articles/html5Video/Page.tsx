import { Video } from '../../../../kit/Video.tsx'
import { articlePage } from '../../ArticlePage.tsx'
import styles from './Page.module.css'

/** The page of an article with a film of our own at its head. */
export default articlePage(({ article: { media }, post: { film } }) => (
  <div className={styles.film}>
    <Video film={film!} label={media!.label} />
  </div>
))
