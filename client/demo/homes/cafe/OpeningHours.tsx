import { cafeHours } from './facts.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import styles from './OpeningHours.module.css'

type Days = keyof typeof cafeHours

interface OpeningHoursProps {
  days: Readonly<Record<Days, string>>
}

/** Renders the opening hours in large figures. */
export function OpeningHours({ days }: OpeningHoursProps) {
  const { language } = useSite()
  return (
    <dl className={styles.hours}>
      {(Object.keys(cafeHours) as Days[]).map((id) => (
        <div key={id}>
          <dt>{days[id]}</dt>
          <dd>
            <span>{formatTime(cafeHours[id].opens, language)}</span>
            {` – `}
            <span>{formatTime(cafeHours[id].closes, language)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
