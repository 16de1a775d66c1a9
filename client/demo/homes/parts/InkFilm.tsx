import { Video } from '../../../kit/Video.tsx'
import type { FilmName } from '#shared/content/media.ts'
import styles from './InkFilm.module.css'

interface InkFilmProps {
  film: FilmName
  label: string
  ink: 'accent' | 'second'
}

/** A film as a print in one ink of the page: by itself it has colours of its own, which other pages know. */
export const InkFilm = ({ ink, ...film }: InkFilmProps) => (
  <div className={styles.print} data-ink={ink}>
    <Video {...film} />
  </div>
)
