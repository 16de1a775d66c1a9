import { lineWidth } from './lineWidth.ts'
import styles from './Wordmark.module.css'

/** In a drawing whose type is 100 high: where the letters stand, and where the drawing ends. */
const drawn = { baseline: 76, whole: 84, cut: 58 }

interface LineProps {
  text: string
  /** Whether the drawing ends above the baseline. */
  isCut: boolean
}

/** One line as wide as its place, whatever its length: the drawing grows with its width. */
function Line({ text, isCut }: LineProps) {
  const width = lineWidth(text)
  return (
    <svg viewBox={`0 0 ${width} ${isCut ? drawn.cut : drawn.whole}`} focusable="false">
      <text x="0" y={drawn.baseline} textLength={width}>
        {text}
      </text>
    </svg>
  )
}

/** A name as large as its place allows: in one line, on a small screen a line for each word. Decoration. */
export function Wordmark({ name }: { name: string }) {
  const words = name.split(' ')
  return (
    <div className={styles.wordmark} aria-hidden="true">
      <div data-lines="one">
        <Line text={name} isCut />
      </div>
      <div data-lines="many">
        {words.map((word, at) => (
          <Line key={word} text={word} isCut={at === words.length - 1} />
        ))}
      </div>
    </div>
  )
}
