import { lineWidth } from '../../lineWidth.ts'
import styles from './Wordmark.module.css'

/** Vertical positions at font size 100: the seam in the middle of the capitals, the baseline, and the lower edges of lines. */
const lineEdges = { seam: 40, baseline: 76, whole: 102, split: 110 }

/** The space before the stem of the first letter at font size 100. It stands outside, so that the stem is on the grid. */
const sideBearing = 4

/** The space between two letters beyond that in `lineWidth`, at font size 100: letters of this size must not touch. */
const looser = 3

interface LineProps {
  text: string
  /** Whether the field below begins in the middle of the line, where the letters change their colour. */
  isSplit: boolean
}

/** Renders a line of text that fills the available width. The drawing scales with its width. */
function Line({ text, isSplit }: LineProps) {
  const width = lineWidth(text) + looser * text.length
  const letters = (
    <text x={-sideBearing} y={lineEdges.baseline} textLength={width} lengthAdjust="spacingAndGlyphs">
      {text}
    </text>
  )
  const { seam, split, whole } = lineEdges
  const below = [-width, seam, width * 3, split - seam] as const
  return (
    <svg viewBox={`0 0 ${width} ${isSplit ? split : whole}`}>
      {letters}
      {isSplit && (
        <svg x={below[0]} y={below[1]} width={below[2]} height={below[3]} viewBox={below.join(' ')}>
          <path d={`M${below[0]} ${seam}h${below[2]}v${below[3]}h${-below[2]}z`} />
          {letters}
        </svg>
      )}
    </svg>
  )
}

/**
 * Renders a name as large as possible across the edge of the field below it: in one line, or on a small screen in one line for
 * each word. Decorative.
 */
export function Wordmark({ name }: { name: string }) {
  const words = name.split(' ')
  return (
    <div className={styles.wordmark} aria-hidden="true">
      <div data-lines="one">
        <Line text={name} isSplit />
      </div>
      <div data-lines="many">
        {words.map((word, index) => (
          <Line key={word} text={word} isSplit={index === words.length - 1} />
        ))}
      </div>
    </div>
  )
}
