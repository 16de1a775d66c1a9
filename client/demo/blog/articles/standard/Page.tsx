import { articlePage, HeadPicture } from '../../ArticlePage.tsx'

/** The page of an article with a picture at its head. */
export default articlePage(HeadPicture)
