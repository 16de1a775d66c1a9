import { articlePage } from '../../ArticlePage.tsx'
import { EmbedHead } from '../../EmbedHead.tsx'

/** The page of an article with a Vimeo film at its head. */
export default articlePage(EmbedHead)
