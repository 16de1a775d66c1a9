import { formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../site/site.ts'
import styles from './Schedule.module.css'

interface ScheduleProps<Id extends string> {
  /** The start of each talk, `H:MM`; their order is the order on the page. */
  times: Readonly<Record<Id, string>>
  talks: Readonly<Record<Id, { title: string; place: string; speaker?: string }>>
  /** The visible label of an invented programme. */
}

/** Renders the programme of a day: time, title, speaker, place. */
export function Schedule<Id extends string>({ times, talks }: ScheduleProps<Id>) {
  const { language } = useSite()
  return (
    <ol className={styles.programme}>
      {(Object.keys(times) as Id[]).map((id) => {
        const { title, place, speaker } = talks[id]
        return (
          <li key={id}>
            <time className={styles.time} dateTime={times[id].padStart(5, '0')}>
              {formatTime(times[id], language)}
            </time>
            <p className={styles.title}>
              {title}
              {speaker && <span>{speaker}</span>}
            </p>
            <p className={styles.place}>{place}</p>
          </li>
        )
      })}
    </ol>
  )
}
