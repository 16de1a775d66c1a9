import { PostList } from '../../blog/PostList.tsx'
import { useFront } from '../parts/useFront.ts'
import { inColumn } from './Column.tsx'
import { slid } from './Slides.tsx'

/** Renders the articles that neither the slides nor the column show, in ruled rows. */
export const Archive = () => <PostList posts={useFront().list.slice(slid + inColumn)} look="widget" level={3} />
