import { classes, week, type ClassId } from './facts.ts'
import type { Weekday } from '#shared/content/organisation.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { formatMinutes } from '#shared/i18n/minutes.ts'
import { formatWeekday } from '#shared/i18n/weekdays.ts'
import { useSite } from '../../../site/site.ts'
import styles from './WeekTable.module.css'

interface WeekTableProps {
  names: Readonly<Record<ClassId, string>>
  /** The text for a day without classes. */
  free: string
}

/** Renders the classes of a week in seven columns, or in rows on a small screen. */
export function WeekTable({ names, free }: WeekTableProps) {
  const { language } = useSite()
  return (
    <ol className={styles.week}>
      {(Object.entries(week) as unknown as [Weekday, (typeof week)[Weekday]][]).map(([day, lessons]) => (
        <li key={day}>
          <h3>{formatWeekday(Number(day) as Weekday, language)}</h3>
          {lessons.length > 0 ? (
            <ul>
              {lessons.map(([time, id]) => (
                <li key={time} data-class={id}>
                  <time dateTime={time.padStart(5, '0')}>{formatTime(time, language)}</time>
                  <b>{names[id]}</b>
                  <span>{formatMinutes(classes[id], language)}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p>{free}</p>
          )}
        </li>
      ))}
    </ol>
  )
}
