import pictures from 'virtual:pictures/home-branding-agency'
import { ImageComparison } from '../parts/ImageComparison.tsx'
import styles from './StreetComparison.module.css'

interface StreetComparisonProps {
  words: Parameters<typeof ImageComparison>[0]['words'] & {
    shops: Readonly<Record<string, { name: string; text: string }>>
  }
}

/** Renders a comparison of a street with its old and its new shop signs, and a text about each shop. */
export const StreetComparison = ({ words }: StreetComparisonProps) => (
  <>
    <ImageComparison words={words} before={pictures.before} after={pictures.after} className={styles.street} />
    <ul className={styles.shops}>
      {Object.entries(words.shops).map(([id, { name, text }]) => (
        <li key={id}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </>
)
