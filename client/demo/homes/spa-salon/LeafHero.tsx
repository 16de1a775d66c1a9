import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import styles from './LeafHero.module.css'

interface LeafHeroProps {
  heading: string
  lead: string
  /** The label of the link to the form. */
  start: string
}

/**
 * The angle of each leaf, in degrees from upright, and its length. The outer leaves come first, so that the middle one lies on
 * top.
 */
const leaves = [
  [-80, 600],
  [80, 600],
  [-60, 680],
  [60, 680],
  [-40, 740],
  [40, 740],
  [-20, 780],
  [20, 780],
  [0, 800],
] as const

/** Renders a fan of leaves behind one sentence. */
export const LeafHero = ({ heading, lead, start }: LeafHeroProps) => (
  <div className={styles.hero}>
    <svg className={styles.fan} viewBox="0 0 1440 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {leaves.map(([turn, length]) => (
        <g key={turn} transform={`translate(720 830) rotate(${turn})`}>
          <path className={styles.lit} d={`M0 0Q-130 ${-length / 2} 0 ${-length}z`} />
          <path className={styles.shaded} d={`M0 0Q130 ${-length / 2} 0 ${-length}z`} />
        </g>
      ))}
    </svg>
    <div className={styles.words}>
      <h1>{heading}</h1>
      <div className={styles.more}>
        <p>{lead}</p>
        <ButtonLink to={anchorTo('appointment-title')} size="large" tone="paper">
          {start}
        </ButtonLink>
      </div>
    </div>
  </div>
)
