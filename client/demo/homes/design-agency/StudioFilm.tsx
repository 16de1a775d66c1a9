import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { TintedFilm } from '../parts/TintedFilm.tsx'
import styles from './StudioFilm.module.css'

interface StudioFilmProps {
  words: {
    title: string
    label: string
    rules: Readonly<Record<'paper' | 'table' | 'hour', { title: string; text: string }>>
  }
}

/** Renders a film in shades of violet beside three rules of the studio. */
export const StudioFilm = ({ words: { title, label, rules } }: StudioFilmProps) => (
  <section className={styles.studio} aria-labelledby="studio">
    <div className={styles.words}>
      <h2 id="studio">{title}</h2>
      <IconBoxes words={rules} icons={{ paper: 'contract', table: 'people', hour: 'clock' }} look="spine" />
    </div>
    <TintedFilm film="river" label={label} ink="second" />
  </section>
)
