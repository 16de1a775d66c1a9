import { Video } from '../../../kit/Video.tsx'
import styles from './CityFilm.module.css'

/** Renders a film in the page's two colours from one edge of the screen, with a short text beside it. */
export const CityFilm = ({
  words: { title, text, label },
}: {
  words: { title: string; text: string; label: string }
}) => (
  <section className={styles.city} aria-labelledby="city">
    <div className={styles.film}>
      <Video film="night" label={label} />
    </div>
    <div className={styles.words}>
      <h2 id="city">{title}</h2>
      <p>{text}</p>
    </div>
  </section>
)
