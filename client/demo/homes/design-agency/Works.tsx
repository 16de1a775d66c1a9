import { works, type Work } from './facts.ts'
import type { ReactNode } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { jarPaths, jarWall, stool, stoolPieces } from './drawings.ts'
import styles from './Works.module.css'

interface WorksProps {
  items: Readonly<Record<Work, { name: string; text: string }>>
  /** The word that is the handle of the door. */
  handle: string
  pictures: Readonly<Record<'tram', PictureFile>>
}

/** Renders the forty labels on their jars. The letter of the pear leans. */
const Jars = () => (
  <svg viewBox={`0 0 ${jarWall.width} ${jarWall.height}`} aria-hidden="true">
    {jarPaths.bodies.map((path) => (
      <path key={path} d={path} />
    ))}
    <g className={styles.darkLetters}>
      <path fillRule="evenodd" d={jarPaths.darkLetters} />
      <path
        fillRule="evenodd"
        transform={`translate(${jarPaths.pear.x} ${jarPaths.pear.y}) rotate(14 1.5 4)`}
        d={`M0 0${jarPaths.pear.path}`}
      />
    </g>
    <path className={styles.lightLetters} fillRule="evenodd" d={jarPaths.lightLetters} />
  </svg>
)

/** Renders the nine numbered pieces of the stool on their board, and the stool beside it. */
const Stool = () => (
  <svg viewBox="0 0 114 52" aria-hidden="true">
    <path className={styles.board} d="M-60 4H68V48H-60z" />
    {stoolPieces.map(({ path, x, y }, index) => (
      <g key={path}>
        <path d={path} />
        <text x={x} y={y} textAnchor="middle">
          {index + 1}
        </text>
      </g>
    ))}
    <path className={styles.stool} d={stool} />
  </svg>
)

/** Renders the door in its frame, with two hinges and the word as its handle. */
const Door = ({ handle }: { handle: string }) => (
  <svg viewBox="0 0 60 62" aria-hidden="true">
    <path className={styles.frame} d="M9 62V5h42v57z" />
    <path className={styles.leaf} d="M12 62V8h36v54z" />
    <path className={styles.pane} d="M16 32a9 9 0 0 1 18 0v24h-18z" />
    <path className={styles.glare} d="M25 23a9 9 0 0 1 9 9v24h-9z" />
    <path d="M11 14h2v6h-2zM11 48h2v6h-2z" />
    <text transform="translate(45 35) rotate(-90)" textAnchor="middle">
      {handle}
    </text>
  </svg>
)

/** Renders the works in a ruled grid without gaps. All but the map are drawn as what they are. */
export function Works({ items, handle, pictures }: WorksProps) {
  const drawings: Readonly<Record<Work, ReactNode>> = {
    jars: <Jars />,
    door: <Door handle={handle} />,
    tram: <Picture of={pictures.tram} alt="" />,
    stool: <Stool />,
  }
  return (
    <ul className={styles.works}>
      {works.map((id) => (
        <li key={id} id={`work-${id}`} data-work={id}>
          {drawings[id]}
          <div>
            <h3>{items[id].name}</h3>
            <p>{items[id].text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
