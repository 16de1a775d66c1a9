import { Video } from './Video.tsx'
import type { FilmName } from '#shared/content/media.ts'
import styles from './TintedFilm.module.css'

interface TintedFilmProps {
  film: FilmName
  label: string
  ink: 'accent' | 'second'
}

/** Renders a film tinted in one colour of the page. The film itself keeps its colours, because other pages use it too. */
export const TintedFilm = ({ ink, ...film }: TintedFilmProps) => (
  <div className={styles.print} data-ink={ink}>
    <Video {...film} />
  </div>
)
