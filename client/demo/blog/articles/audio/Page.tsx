import { Audio } from '../../../../kit/Audio.tsx'
import { articlePage, HeadPicture } from '../../ArticlePage.tsx'

/** The page of an audio article: the picture, and the player below it. */
export default articlePage((shown) => (
  <>
    <HeadPicture {...shown} />
    <Audio piece={shown.post.piece!} name={shown.article.media!.label} transcript={shown.article.transcript ?? []} />
  </>
))
