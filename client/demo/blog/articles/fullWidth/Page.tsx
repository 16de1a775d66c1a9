import { articlePage, HeadPicture } from '../../ArticlePage.tsx'

/** The page of an article without a sidebar, its text centred. */
export default articlePage(HeadPicture)
