import { eventTimes } from './facts.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { HomeSection } from '../parts/HomeSection.tsx'
import styles from './DayTimeline.module.css'

type Hour = keyof typeof eventTimes
const ids = Object.keys(eventTimes) as Hour[]

interface DayTimelineProps {
  words: {
    title: string
    lead: string
    label: string
    hours: Readonly<Record<Hour, { title: string; text: string }>>
  }
}

/** Renders reasons to stay, ordered by the time of day, each on a background for its hour. */
export function DayTimeline({ words: { title, lead, label, hours: reasons } }: DayTimelineProps) {
  const { language } = useSite()
  return (
    <HomeSection title={title} lead={lead} ground="deep">
      <ol className={styles.day} aria-label={label}>
        {ids.map((id) => (
          <li key={id} className={styles.hour} data-hour={id}>
            <time dateTime={eventTimes[id].padStart(5, '0')}>{formatTime(eventTimes[id], language)}</time>
            <h3>{reasons[id].title}</h3>
            <p>{reasons[id].text}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
