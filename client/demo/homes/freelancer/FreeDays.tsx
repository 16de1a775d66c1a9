import { workWeek } from './facts.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { formatWeekday } from '#shared/i18n/weekdays.ts'
import { useSite } from '../../../site/site.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './FreeDays.module.css'

export interface FreeDaysWords {
  title: string
  free: string
  taken: string
}

/** Renders the working days of a week in a row, each marked as free or taken. */
export function FreeDays({ words: { title, free, taken } }: { words: FreeDaysWords }) {
  const { language } = useSite()
  return (
    <div className={styles.line}>
      <p>{title}</p>
      <ul>
        {workWeek.map(({ day, isFree }) => (
          <li key={day} data-is-free={isFree || undefined}>
            <span aria-hidden="true">{formatWeekday(day, language, 'short')}</span>
            <VisuallyHidden>{labelled(formatWeekday(day, language), '', language)}</VisuallyHidden>
            <span>{isFree ? free : taken}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
