import { ParallaxFrame } from '../../../kit/Parallax.tsx'
import styles from './ParallaxBand.module.css'

interface ParallaxBandProps {
  words: { title: string; text: string }
}

/** Renders a full-width drawing with parallax, and text below it. */
export const ParallaxBand = ({ words: { title, text } }: ParallaxBandProps) => (
  <section className={styles.band} aria-labelledby="light">
    <ParallaxFrame>
      <SunPlan />
    </ParallaxFrame>
    <div className={styles.words}>
      <h2 id="light">{title}</h2>
      <p>{text}</p>
    </div>
  </section>
)

/** Renders a room from above: two windows, where the sun falls at nine and at four, and the sofa between. */
const SunPlan = () => (
  <svg className={styles.plan} viewBox="0 0 1440 620" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <path className={styles.boards} d="M-400 190h2240M-400 310h2240M-400 430h2240M-400 550h2240" />
    <path className={styles.ink} d="M-400-60H1840V70H-400z" />
    <path className={styles.paper} d="M170 30h280v24H170zM990 30h280v24H990z" />
    <path className={styles.sun} d="M180 70h260l130 330H310zM1000 70h260l-130 330H870z" />
    <rect className={styles.sofa} x="520" y="350" width="400" height="130" rx="28" />
    <path className={styles.paper} d="M560 360h158v86H560zM722 360h158v86H722z" />
    <circle className={styles.ink} cx="720" cy="250" r="58" />
    <path className={styles.sofa} d="M662 250a58 58 0 0 1 116 0z" />
    <path
      className={styles.leaf}
      d="M330 470a62 62 0 0 1 62-62 62 62 0 0 1-62 62 62 62 0 0 1-62-62 62 62 0 0 1 62 62 62 62 0 0 1 62 62 62 62 0 0 1-62-62 62 62 0 0 1-62 62 62 62 0 0 1 62-62"
    />
    <circle className={styles.ink} cx="330" cy="470" r="16" />
    <path
      className={styles.paper}
      d="M348 200a44 44 0 1 0 88 0 44 44 0 1 0-88 0M1004 200a44 44 0 1 0 88 0 44 44 0 1 0-88 0"
    />
    <path className={styles.hands} d="M392 168v32h-22M1048 168v32l19 11" />
  </svg>
)
