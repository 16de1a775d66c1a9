import { PictureWall } from '../../../../kit/PictureWall.tsx'
import { articlePage } from '../../ArticlePage.tsx'

/** The page of an article with pictures at its head that can be enlarged. */
export default articlePage(({ article: { pictures } }) => (
  <PictureWall
    look="thirds"
    pictures={pictures.map(({ file, alt, caption }, index) => ({ id: String(index + 1), file, alt, caption }))}
  />
))
