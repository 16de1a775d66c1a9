import type { ReactNode } from 'react'
import { Mark } from '../ui/Logo.tsx'
import styles from './Parallax.module.css'

/** Renders a picture that moves behind a fixed frame. */
export const ParallaxFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>
    <div className={styles.glide}>{children}</div>
  </div>
)

/** The houses of the drawing: left edge, roof line, width. */
const houses = [
  [90, 200, 110],
  [280, 160, 130],
  [480, 240, 120],
  [690, 190, 110],
  [880, 230, 80],
] as const
/** The side of a window, and the distance between two windows. */
const pane = 14
const pitch = 30
const rows = 9

const windows = houses
  .flatMap(([left, roof, width]) => {
    const columns = Math.floor((width - pane) / pitch)
    const inset = (width - (columns - 1) * pitch - pane) / 2
    return Array.from({ length: columns * rows }, (_, index) => {
      const x = left + inset + (index % columns) * pitch
      const y = roof + 24 + Math.floor(index / columns) * pitch
      return `M${x} ${y}h${pane}v${pane}h-${pane}z`
    })
  })
  .join('')

/** Renders a drawn view in three layers that scroll at different speeds. */
export const ParallaxLayers = () => (
  <svg className={styles.layers} viewBox="0 0 960 480" aria-hidden="true">
    <rect className={styles.sky} width="960" height="480" />
    <circle className={styles.sun} cx="640" cy="210" r="130" />
    <g className={styles.far}>
      <path d="M0 600V260h90v-60h110v90h80V160h130v130h70v-50h120v70h90V190h110v110h80v-70h80v370z" />
      <path className={styles.windows} d={windows} />
    </g>
    <path
      className={styles.near}
      d="M0 720V330a120 120 0 0 1 240 0a120 120 0 0 0 240 0a120 120 0 0 1 240 0a120 120 0 0 0 240 0V720z"
    />
  </svg>
)

interface ParallaxWordsProps {
  first: string
  second: string
}

/** Renders two lines of large words that scroll in opposite directions. */
export const ParallaxWords = ({ first, second }: ParallaxWordsProps) => (
  <div className={styles.words}>
    <p>{first}</p>
    <p>{second}</p>
  </div>
)

/** Renders the party's mark; its halves slide together as the page scrolls. */
export const ParallaxMark = () => (
  <div className={styles.mark}>
    <div className={styles.upper}>
      <Mark />
    </div>
    <div className={styles.lower} aria-hidden="true">
      <Mark />
    </div>
  </div>
)
