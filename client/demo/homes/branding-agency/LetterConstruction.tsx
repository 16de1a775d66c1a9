import styles from './LetterConstruction.module.css'
import { edges, type DraftedLetter } from './letters.ts'

const circle = ([x, y, r]: DraftedLetter['circles'][number]): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0M${x - 2} ${y}h4M${x} ${y - 2}v4`

/** Renders a letter with its construction lines and circles. `data-part` names the groups that style sheets animate. */
export const LetterConstruction = ({ of: { ink, lines, circles } }: { of: DraftedLetter }) => (
  <>
    <path data-part="ink" className={styles.ink} d={ink} />
    <g data-part="lines">
      <path className={styles.edges} pathLength={1} d={edges} />
      <path className={styles.lines} pathLength={1} d={lines} />
      <path className={styles.lines} pathLength={1} d={circles.map(circle).join('')} />
    </g>
  </>
)
