import { openingHours } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { Picture } from '../../../ui/Picture.tsx'
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
  picture: PictureFile
}

/** Renders the booking form beside the opening hours, with a picture below them on a wide screen. */
export function AppointmentForm({ words: { title, text, send, days, closed }, picture }: AppointmentFormProps) {
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
      <div className={styles.picture}>
        <Picture of={picture} alt="" />
      </div>
    </>
  )
  return (
    <HomeSection
      title={title}
      id="appointment-title"
      lead={lead}
      ground="night"
      head="beside"
      size="large"
      className={styles.call}
    >
      <div className={styles.form}>
        <RequestForm kind="appointment" anchor="appointment" label={title} send={send} tone="paper" hasNotes />
      </div>
    </HomeSection>
  )
}
