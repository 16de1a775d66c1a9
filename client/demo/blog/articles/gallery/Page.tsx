import { PictureWall } from '../../../../kit/PictureWall.tsx'
import { articlePage } from '../../ArticlePage.tsx'

/** An article under pictures that can be enlarged. */
export default articlePage(({ article: { pictures } }) => (
  <PictureWall
    look="thirds"
    pictures={pictures.map(({ file, alt, caption }, at) => ({ id: String(at + 1), file, alt, caption }))}
  />
))
