import { dayNumberOf, monthNameOf, weekdayOf } from '#shared/i18n/eventDates.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { useSite } from '../../site/site.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './DateBlock.module.css'

interface DateBlockProps {
  /** ISO 8601 with its offset. */
  of: string
  /** Whether it fills a field of a poster. */
  isLarge?: boolean
}

/** Renders a day as a sheet of a calendar: weekday, number and month. */
export function DateBlock({ of, isLarge }: DateBlockProps) {
  const { language } = useSite()
  return (
    <div className={styles.block} data-size={isLarge ? 'large' : 'small'}>
      <VisuallyHidden>
        <time dateTime={of.slice(0, 10)}>{formatDate(of, language)}</time>
      </VisuallyHidden>
      <span aria-hidden="true">{weekdayOf(of, language)}</span>
      <b aria-hidden="true">{dayNumberOf(of)}</b>
      <span aria-hidden="true">{monthNameOf(of, language)}</span>
    </div>
  )
}
