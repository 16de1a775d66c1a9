import { useTranslation } from 'react-i18next'
import { wordsIn } from '#locales/translator.ts'
import styles from './SampleSections.module.css'

/** Where the first section is found. */
export const readingId = 'reading'

interface SampleSectionsProps {
  /** The anchor of the first section. */
  id?: string
}

/** What stands under a sample header or page title, so that there is something to read and to scroll. */
export function SampleSections({ id = readingId }: SampleSectionsProps) {
  const { i18n } = useTranslation()
  const { sample } = wordsIn(i18n, 'frames')
  return (
    <>
      <section className={styles.section} aria-labelledby={id}>
        <h2 id={id}>{sample.heading}</h2>
        <div className={styles.text}>
          <p>{sample.lead}</p>
          <p>{sample.text}</p>
        </div>
      </section>
      <ol className={styles.steps} aria-label={sample.stepsLabel}>
        {Object.entries(sample.steps).map(([id, { title, text }]) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
