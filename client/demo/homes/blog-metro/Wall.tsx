import pictures from 'virtual:pictures/home-blog-metro'
import { Picture } from '../../../ui/Picture.tsx'
import { useFront } from '../parts/useFront.ts'
import { Tile } from './Tile.tsx'
import styles from './Wall.module.css'

/** So many tiles take two columns: with the title's four they fill every row of a wall of four columns. */
const doubles = 4

interface WallProps {
  heading: string
  lead: string
  /** What a press shows of a tile. */
  summary: string
}

/** The blog as a wall of tiles from edge to edge; the title is one of them. */
export function Wall({ heading, lead, summary }: WallProps) {
  const { list } = useFront()
  const wide = new Set(
    list
      .filter(({ isDouble }) => isDouble)
      .slice(0, doubles)
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
      {list.map((post, at) => (
        <Tile key={post.id} post={post} isWide={wide.has(post.id)} summary={summary} isFirst={at < 2} />
      ))}
    </div>
  )
}
