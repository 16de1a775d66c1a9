import { articlePage } from '../../ArticlePage.tsx'
import { ForeignHead } from '../../ForeignHead.tsx'

/** An article under a film that lies at Vimeo. */
export default articlePage(ForeignHead)
