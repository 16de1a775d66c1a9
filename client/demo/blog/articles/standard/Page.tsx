import { articlePage, HeadPicture } from '../../ArticlePage.tsx'

/** The page of an article with its picture, in its own ratio, beside the title. */
export default articlePage(({ article, post }) => (
  <HeadPicture article={article} post={{ ...post, wide: post.natural }} />
))
