import styles from './PaperSlip.module.css'

interface PaperSlipProps {
  title: string
  lead: string
  items: Readonly<Record<string, { title: string; text: string }>>
}

/** Renders the way of a request as a numbered slip that hangs over the edge of its field. */
export const PaperSlip = ({ title, lead, items }: PaperSlipProps) => (
  <section className={styles.slip} aria-labelledby="request">
    <div className={styles.words}>
      <h2 id="request">{title}</h2>
      <p>{lead}</p>
    </div>
    <ol>
      {Object.entries(items).map(([id, { title: step, text }]) => (
        <li key={id}>
          <h3>{step}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
