import pictures from 'virtual:pictures/home-startup'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Process.module.css'

/** The picture of each step: one screen as a sketch, as a prototype, and finished. */
const stages = { listen: pictures.sketch, draw: pictures.prototype, ship: pictures.finished }
type Step = keyof typeof stages

interface ProcessProps {
  words: { title: string; steps: Readonly<Record<Step, { title: string; text: string }>> }
}

/** Renders three steps on the accent colour. Each has a larger picture than the one before it. */
export const Process = ({ words: { title, steps } }: ProcessProps) => (
  <section className={styles.process} aria-labelledby="process">
    <h2 id="process">{title}</h2>
    <ol>
      {(Object.keys(stages) as Step[]).map((id) => (
        <li key={id}>
          <Picture of={stages[id]} alt="" />
          <div className={styles.words}>
            <h3>{steps[id].title}</h3>
            <p>{steps[id].text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
)
