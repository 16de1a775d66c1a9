import { articlePage, HeadPicture } from '../../ArticlePage.tsx'

/** An article under its picture. */
export default articlePage(HeadPicture)
