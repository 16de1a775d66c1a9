import { articlePage } from '../../ArticlePage.tsx'
import { ForeignHead } from '../../ForeignHead.tsx'

/** An article under a film that lies at YouTube. */
export default articlePage(ForeignHead)
