import { RequestForm } from '../parts/RequestForm.tsx'
import styles from './ReasonsAndForm.module.css'

interface ReasonsAndFormProps {
  reasons: { title: string; items: Readonly<Record<string, { title: string; text: string }>> }
  form: { title: string; text: string; label: string; send: string }
}

/** Renders the reasons to come and, beside them, the form for an appointment. */
export const ReasonsAndForm = ({ reasons, form }: ReasonsAndFormProps) => (
  <div className={styles.fields}>
    <section className={styles.reasons} aria-labelledby="reasons">
      <h2 id="reasons">{reasons.title}</h2>
      <ul>
        {Object.entries(reasons.items).map(([id, { title, text }]) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
    <section className={styles.form} aria-labelledby="book">
      <div className={styles.inside}>
        <h2 id="book">{form.title}</h2>
        <p>{form.text}</p>
        <RequestForm kind="appointment" anchor="appointment" label={form.label} send={form.send} hasNotes />
      </div>
    </section>
  </div>
)
