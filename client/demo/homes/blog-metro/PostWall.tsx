import pictures from 'virtual:pictures/home-blog-metro'
import { Picture } from '../../../ui/Picture.tsx'
import { useBlogFrontPage } from '../parts/useFrontPage.ts'
import { PostTile } from './PostTile.tsx'
import styles from './PostWall.module.css'

/** The number of tiles that span two columns. Together with the title's four cells they fill every row of four columns. */
const doubleTileCount = 4

interface PostWallProps {
  heading: string
  lead: string
  /** The label of the button that shows the summary of a tile. */
  summary: string
}

/** Renders the blog as a full-width wall of tiles; one of them holds the title. */
export function PostWall({ heading, lead, summary }: PostWallProps) {
  const { list } = useBlogFrontPage()
  // The articles that ask for it, then the last ones, so that the last row is full too.
  const wide = new Set(
    [...list.filter(({ isDouble }) => isDouble), ...list.filter(({ isDouble }) => !isDouble).reverse()]
      .slice(0, doubleTileCount)
      .map(({ id }) => id),
  )
  return (
    <div className={styles.wall}>
      <div className={styles.title}>
        <Picture of={pictures.lines} alt="" isFirst />
        <div>
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
      </div>
      {list.map((post, index) => (
        <PostTile key={post.id} post={post} isWide={wide.has(post.id)} summary={summary} isFirst={index < 2} />
      ))}
    </div>
  )
}
