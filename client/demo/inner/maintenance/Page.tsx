import pictures from 'virtual:pictures/page-maintenance'
import { sampleWork } from '#shared/content/samples.ts'
import { wordsIn } from '#locales/translator.ts'
import { NewsletterForm } from '../../../forms/NewsletterForm.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Countdown } from '../../../kit/Countdown.tsx'
import { SampleNote } from '../../../sections/SampleNote.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { innerPage } from '../innerPage.tsx'
import { WaitingFrame } from '../waiting/WaitingFrame.tsx'
import styles from './Page.module.css'

/** Renders the progress of the work: a window for each job, lit when the job is done. */
function Progress({ pattern }: { pattern: string }) {
  const { done, all } = sampleWork
  const progressText = pattern.replace('{{done}}', String(done)).replace('{{all}}', String(all))
  return (
    <div className={styles.progress}>
      <ol className={styles.windows} aria-hidden="true">
        {Array.from({ length: all }, (_, index) => (
          <li key={index} data-done={index < done || undefined} />
        ))}
      </ol>
      <p className={styles.status}>{progressText}</p>
    </div>
  )
}

function Notify({ lead }: { lead: string }) {
  const { i18n } = useTranslation()
  return (
    <section className={styles.notify} aria-labelledby="notify-title">
      <h2 id="notify-title">{wordsIn(i18n, 'forms').newsletterTitle}</h2>
      <p>{lead}</p>
      <NewsletterForm anchor="notify" />
    </section>
  )
}

/** Renders the note that the figure of the progress is a sample. */
function Note() {
  const { t } = useTranslation()
  return <SampleNote text={t('sampleNote')} />
}

/** The maintenance page: progress of the work, a countdown to its end, and the newsletter form. */
export default innerPage('maintenance', ({ heading, lead, progress, event, form }) => (
  <WaitingFrame ground="highlight" aside={<Picture of={pictures.homes} alt="" isFirst />}>
    <div className={styles.work}>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      <Progress pattern={progress} />
      <Countdown of="maintenance" event={event} look="row" />
      <Notify lead={form} />
    </div>
    <Note />
  </WaitingFrame>
))
