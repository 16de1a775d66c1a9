import { Video } from './Video.tsx'
import type { FilmName } from '#shared/content/media.ts'
import styles from './TintedFilm.module.css'

interface TintedFilmProps {
  film: FilmName
  label: string
  ink: 'accent' | 'second' | 'night'
}

/** Renders a film tinted in one colour of the page, or in its two colours of night and the third one. The film itself keeps its colours, because other pages use it too. */
export const TintedFilm = ({ ink, ...film }: TintedFilmProps) => (
  <div className={styles.print} data-ink={ink}>
    <Video {...film} />
  </div>
)
