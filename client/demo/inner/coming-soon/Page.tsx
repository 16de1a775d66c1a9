import { NewsletterForm } from '../../../forms/NewsletterForm.tsx'
import { Countdown } from '../../../kit/Countdown.tsx'
import { innerPage } from '../innerPage.tsx'
import { WaitingFrame } from '../waiting/WaitingFrame.tsx'
import styles from './Page.module.css'

/** A page before an opening: a countdown of four fields from edge to edge, and the newsletter form. */
export default innerPage('coming-soon', ({ heading, lead, event, form, formLead }) => (
  <WaitingFrame ground="ink">
    <div className={styles.words}>
      <div>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      <section aria-labelledby="notify-title">
        <h2 id="notify-title">{form}</h2>
        <p>{formLead}</p>
        <NewsletterForm anchor="notify" />
      </section>
    </div>
    <div className={styles.until}>
      <Countdown of="coming-soon" event={event} look="columns" />
    </div>
  </WaitingFrame>
))
