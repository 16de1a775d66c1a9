import { sunWallHours } from './facts.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import styles from './SunWall.module.css'

const windows = Array.from({ length: 48 }, (_, index) => index)

interface SunWallProps {
  words: { caption: string; moving: string }
}

/**
 * Renders a south wall whose shadows move from left to right as the page scrolls, like those of a day. Without motion it shows
 * two in the afternoon.
 */
export function SunWall({ words: { caption, moving } }: SunWallProps) {
  const { language } = useSite()
  return (
    <figure className={styles.sun}>
      <div className={styles.wall} aria-hidden="true">
        {windows.map((index) => (
          <i key={index} />
        ))}
        <svg viewBox="0 0 1200 400" preserveAspectRatio="none">
          <path d="M-600 900V250h160v-90l90-80 90 80v90h180V40h150v210h90a120 120 0 0 1 240 0h110v-70h150v70h100v-130h170v130h420v650z" />
        </svg>
      </div>
      <ol className={styles.hours} aria-hidden="true">
        {sunWallHours.map((hour) => (
          <li key={hour}>{formatTime(hour, language)}</li>
        ))}
      </ol>
      <figcaption>
        {caption} <span>{moving}</span>
      </figcaption>
    </figure>
  )
}
