import { IconBoxes } from '../../../kit/IconBoxes.tsx'
import { InkFilm } from '../parts/InkFilm.tsx'
import styles from './Studio.module.css'

interface StudioProps {
  words: {
    title: string
    label: string
    rules: Readonly<Record<'paper' | 'table' | 'hour', { title: string; text: string }>>
  }
}

/** Renders a film in shades of violet beside three rules of the studio. */
export const Studio = ({ words: { title, label, rules } }: StudioProps) => (
  <section className={styles.studio} aria-labelledby="studio">
    <div className={styles.words}>
      <h2 id="studio">{title}</h2>
      <IconBoxes words={rules} icons={{ paper: 'contract', table: 'people', hour: 'clock' }} look="spine" />
    </div>
    <InkFilm film="river" label={label} ink="second" />
  </section>
)
