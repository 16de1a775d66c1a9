import pictures from 'virtual:pictures/home-branding-agency'
import { SampleLabel } from '../../../sections/SampleLabel.tsx'
import { Compare } from '../parts/Compare.tsx'
import styles from './Street.module.css'

interface StreetProps {
  words: Parameters<typeof Compare>[0]['words'] & {
    shops: Readonly<Record<string, { name: string; text: string }>>
    sample: string
  }
}

/** Renders a comparison of a street with its old and its new shop signs, and a text about each shop. */
export const Street = ({ words }: StreetProps) => (
  <>
    <Compare words={words} before={pictures.before} after={pictures.after} className={styles.street} />
    <ul className={styles.shops}>
      {Object.entries(words.shops).map(([id, { name, text }]) => (
        <li key={id}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <div className={styles.sample}>
      <SampleLabel label={words.sample} />
    </div>
  </>
)
