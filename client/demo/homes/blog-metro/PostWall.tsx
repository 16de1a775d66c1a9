import pictures from 'virtual:pictures/home-blog-metro'
import { Picture } from '../../../ui/Picture.tsx'
import { useBlogFrontPage } from '../parts/useFrontPage.ts'
import { PostTile } from './PostTile.tsx'
import styles from './PostWall.module.css'

interface PostWallProps {
  heading: string
  lead: string
  /** The label of the button that shows the summary of a tile. */
  summary: string
}

/** Renders the blog as a full-width wall of tiles; one of them holds the title. */
export function PostWall({ heading, lead, summary }: PostWallProps) {
  const { list } = useBlogFrontPage()
  // The title takes four cells, and so does the large tile. The wide one takes two, so that every row of four is full.
  const large = list.find(({ isDouble }) => isDouble)?.id
  const wide = list.at(-1)?.id
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
        <PostTile
          key={post.id}
          post={post}
          size={post.id === large ? 'large' : post.id === wide ? 'wide' : undefined}
          summary={summary}
          isFirst={index < 2}
        />
      ))}
    </div>
  )
}
