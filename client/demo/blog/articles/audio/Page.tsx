import { Audio } from '../../../../kit/Audio.tsx'
import { articlePage, HeadPicture } from '../../ArticlePage.tsx'
import styles from './Page.module.css'

/** The page of an audio article: the player, and the picture as a record that rises behind it. */
export default articlePage((shown) => (
  <div className={styles.sound}>
    <div className={styles.record}>
      <HeadPicture {...shown} />
    </div>
    <Audio piece={shown.post.piece!} name={shown.article.media!.label} transcript={shown.article.transcript ?? []} />
  </div>
))
