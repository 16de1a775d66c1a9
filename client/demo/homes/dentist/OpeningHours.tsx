import { surgeryDay, surgeryHours } from './facts.ts'
import type { Weekday } from '#shared/content/organisation.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { formatWeekday } from '#shared/i18n/weekdays.ts'
import { useSite } from '../../../site/site.ts'
import styles from './OpeningHours.module.css'

const days = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[]
const [morning, evening] = surgeryDay

/** Renders the opening hours of each day, as text and as a bar. */
export function OpeningHours({ closed }: { closed: string }) {
  const { language } = useSite()
  const hourText = (hour: number) => formatTime(`${hour}:00`, language)
  return (
    <dl className={styles.hours}>
      {days.map((day) => {
        const open = surgeryHours[day]
        return (
          <div key={day}>
            <dt>{formatWeekday(day, language)}</dt>
            <dd>{open ? `${hourText(open[0])}–${hourText(open[1])}` : closed}</dd>
            <dd aria-hidden="true">
              <svg viewBox={`0 0 ${evening - morning} 1`} preserveAspectRatio="none" width="100%" height="20">
                <rect className={styles.day} width={evening - morning} height="1" />
                {open && <rect x={open[0] - morning} width={open[1] - open[0]} height="1" />}
              </svg>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
