import styles from './FourWeeks.module.css'

interface FourWeeksProps {
  /** One step for each week, in order. */
  steps: Readonly<Record<string, { title: string; text: string }>>
}

/** Renders a plan of four weeks: a row for each step, in which the cell of its week is filled. */
export const FourWeeks = ({ steps }: FourWeeksProps) => (
  <ol className={styles.plan}>
    {Object.entries(steps).map(([id, { title, text }]) => (
      <li key={id}>
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
)
