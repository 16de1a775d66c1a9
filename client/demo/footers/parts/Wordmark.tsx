import { lineWidth } from '../../lineWidth.ts'
import styles from './Wordmark.module.css'

/** Vertical positions at font size 100: the baseline, and the lower edge of a whole and of a cut line. */
const lineEdges = { baseline: 76, whole: 84, cut: 58 }

/** The space before the stem of the first letter at font size 100. It stands outside, so that the stem is on the grid. */
const sideBearing = 4

interface LineProps {
  text: string
  /** Whether the drawing ends above the baseline. */
  isCut: boolean
}

/** Renders a line of text that fills the available width. The drawing scales with its width. */
function Line({ text, isCut }: LineProps) {
  const width = lineWidth(text)
  return (
    <svg viewBox={`0 0 ${width} ${isCut ? lineEdges.cut : lineEdges.whole}`}>
      <text x={-sideBearing} y={lineEdges.baseline} textLength={width} lengthAdjust="spacingAndGlyphs">
        {text}
      </text>
    </svg>
  )
}

/** Renders a name as large as possible: in one line, or on a small screen in one line for each word. Decorative. */
export function Wordmark({ name }: { name: string }) {
  const words = name.split(' ')
  return (
    <div className={styles.wordmark} aria-hidden="true">
      <div data-lines="one">
        <Line text={name} isCut />
      </div>
      <div data-lines="many">
        {words.map((word, index) => (
          <Line key={word} text={word} isCut={index === words.length - 1} />
        ))}
      </div>
    </div>
  )
}
