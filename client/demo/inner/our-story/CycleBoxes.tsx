import { Icon } from '../../../ui/Icon.tsx'
import styles from './CycleBoxes.module.css'

interface CycleBoxesProps {
  /** Four, in their order; after the last comes the first. */
  items: Readonly<Record<string, { season: string; title: string; text: string }>>
}

/** Four boxes around one disc, of which each has a quarter: what comes round again. */
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
