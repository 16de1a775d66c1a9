import { Video } from '../../../kit/Video.tsx'
import type { FilmName } from '#shared/content/media.ts'
import styles from './InkFilm.module.css'

interface InkFilmProps {
  film: FilmName
  label: string
  ink: 'accent' | 'second'
}

/** Renders a film in one colour of the page. The plain film has colours of its own. */
export const InkFilm = ({ ink, ...film }: InkFilmProps) => (
  <div className={styles.print} data-ink={ink}>
    <Video {...film} />
  </div>
)
