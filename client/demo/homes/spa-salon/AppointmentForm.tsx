import { openingHours } from './facts.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { HomeSection } from '../parts/HomeSection.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import styles from './AppointmentForm.module.css'

type Days = keyof typeof openingHours

interface AppointmentFormProps {
  words: {
    title: string
    text: string
    send: string
    days: Readonly<Record<Days | 'closed', string>>
    closed: string
  }
}

/** Renders the booking form beside the opening hours. */
export function AppointmentForm({ words: { title, text, send, days, closed } }: AppointmentFormProps) {
  const { language } = useSite()
  const formatHour = (time: string) => <time dateTime={time.padStart(5, '0')}>{formatTime(time, language)}</time>
  const lead = (
    <>
      <p>{text}</p>
      <dl className={styles.hours}>
        {(Object.keys(openingHours) as Days[]).map((id) => (
          <div key={id}>
            <dt>{days[id]}</dt>
            <dd>
              {formatHour(openingHours[id].opens)}–{formatHour(openingHours[id].closes)}
            </dd>
          </div>
        ))}
        <div>
          <dt>{days.closed}</dt>
          <dd>{closed}</dd>
        </div>
      </dl>
    </>
  )
  return (
    <HomeSection title={title} id="appointment-title" lead={lead} ground="night" head="beside" size="large">
      <div className={styles.form}>
        <RequestForm kind="appointment" anchor="appointment" label={title} send={send} tone="paper" hasNotes />
      </div>
    </HomeSection>
  )
}
