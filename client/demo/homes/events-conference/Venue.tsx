import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Venue.module.css'

interface VenueProps {
  words: {
    title: string
    alt: string
    ways: Readonly<Record<string, { name: string; text: string }>>
  }
  map: PictureFile
}

/** Renders directions to the venue beside a map. */
export const Venue = ({ words: { title, alt, ways }, map }: VenueProps) => (
  <section className={styles.venue} aria-labelledby="venue">
    <div className={styles.words}>
      <h2 id="venue">{title}</h2>
      <dl>
        {Object.entries(ways).map(([id, { name, text }]) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
    <div className={styles.map}>
      <Picture of={map} alt={alt} />
    </div>
  </section>
)
