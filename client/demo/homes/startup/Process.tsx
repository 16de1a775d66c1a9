import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './Process.module.css'

interface ProcessProps {
  words: { title: string; steps: Readonly<Record<string, { title: string; text: string }>> }
  picture: PictureFile
}

/** Renders three steps on the accent colour, beside a picture that reaches the other edge of the screen. */
export const Process = ({ words: { title, steps }, picture }: ProcessProps) => (
  <section className={styles.process} aria-labelledby="process">
    <div className={styles.picture}>
      <Picture of={picture} alt="" />
    </div>
    <div className={styles.words}>
      <h2 id="process">{title}</h2>
      <ol>
        {Object.entries(steps).map(([id, step]) => (
          <li key={id}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
