import { Audio } from '../../../../kit/Audio.tsx'
import { articlePage, HeadPicture } from '../../ArticlePage.tsx'

/** An article to listen to: its picture, and the piece below it. */
export default articlePage((shown) => (
  <>
    <HeadPicture {...shown} />
    <Audio piece={shown.post.piece!} name={shown.article.media!.label} transcript={shown.article.transcript ?? []} />
  </>
))
