import { PostList } from '../../blog/PostList.tsx'
import { useBlogFrontPage } from '../parts/useFrontPage.ts'
import { columnPostCount } from './PostColumn.tsx'
import { slidePostCount } from './PostSlides.tsx'

/** Renders the articles that neither the slides nor the column show, in ruled rows. */
export const PostArchive = () => (
  <PostList posts={useBlogFrontPage().list.slice(slidePostCount + columnPostCount)} look="widget" level={3} />
)
