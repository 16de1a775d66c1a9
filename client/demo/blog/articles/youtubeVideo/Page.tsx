import { articlePage } from '../../ArticlePage.tsx'
import { ForeignHead } from '../../ForeignHead.tsx'

/** The page of an article with a YouTube film at its head. */
export default articlePage(ForeignHead)
