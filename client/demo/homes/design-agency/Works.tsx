import { works, type Work } from './facts.ts'
import type { ReactNode } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { jarPaths, jarWall, stool, stoolPieces } from './drawings.ts'
import styles from './Works.module.css'

interface WorksProps {
  items: Readonly<Record<Work, { name: string; text: string }>>
  pictures: Readonly<Record<Work, PictureFile>>
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

const drawings: Readonly<Partial<Record<Work, () => ReactNode>>> = { jars: Jars, stool: Stool }

/** Renders the works in a ruled grid without gaps. The jars and the stool are drawn as what they are. */
export const Works = ({ items, pictures }: WorksProps) => (
  <ul className={styles.works}>
    {works.map((id) => {
      const Drawing = drawings[id]
      return (
        <li key={id} id={`work-${id}`} data-work={id}>
          {Drawing ? <Drawing /> : <Picture of={pictures[id]} alt="" />}
          <div>
            <h3>{items[id].name}</h3>
            <p>{items[id].text}</p>
          </div>
        </li>
      )
    })}
  </ul>
)
