import { Icon } from '../../../ui/Icon.tsx'
import styles from './CycleBoxes.module.css'

interface CycleBoxesProps {
  /** Four items that form a cycle, in order. */
  items: Readonly<Record<string, { season: string; title: string; text: string }>>
}

/** Renders a cycle of four boxes around a disc; each box contains a quarter of it. */
export const CycleBoxes = ({ items }: CycleBoxesProps) => (
  <ol className={styles.cycle}>
    {Object.entries(items).map(([key, { season, title, text }]) => (
      <li key={key}>
        <div className={styles.words}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
        <div className={styles.quarter}>
          <span>{season}</span>
          <Icon name="arrow" />
        </div>
      </li>
    ))}
  </ol>
)
