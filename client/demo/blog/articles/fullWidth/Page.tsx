import { articlePage, HeadPicture } from '../../ArticlePage.tsx'

/** An article by itself, its text in the middle. */
export default articlePage(HeadPicture, { isFullWidth: true })
