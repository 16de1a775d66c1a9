import { articlePage } from '../../ArticlePage.tsx'
import { ForeignHead } from '../../ForeignHead.tsx'

/** The page of an article with a Vimeo film at its head. */
export default articlePage(ForeignHead)
