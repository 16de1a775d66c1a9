import { TintedFilm } from '../../../kit/TintedFilm.tsx'
import styles from './CityFilm.module.css'

/** Renders a film from one edge of the screen, with a short text beside it. */
export const CityFilm = ({
  words: { title, text, label },
}: {
  words: { title: string; text: string; label: string }
}) => (
  <section className={styles.city} aria-labelledby="city">
    <TintedFilm film="night" label={label} ink="night" />
    <div className={styles.words}>
      <h2 id="city">{title}</h2>
      <p>{text}</p>
    </div>
  </section>
)
