import type { CountdownId } from '#shared/content/countdown.ts'
import { formatMoment, unitName } from '#shared/i18n/format.ts'
import { useSite } from '../site/site.ts'
import styles from './Countdown.module.css'
import { maxQuantityOf, timeUnits, useTimeLeft, type TimeLeft } from './useTimeLeft.ts'

/** The names of the units for `Intl`. */
const names = { fullDays: 'day', hours: 'hour', minutes: 'minute', seconds: 'second' } as const

/** Numbers that reserve the room until the real ones are known. Previews show them too. */
const anyTime: TimeLeft = { fullDays: 128, hours: 9, minutes: 41, seconds: 7 }

interface CountdownProps {
  /** The rule that gives the date. */
  of: CountdownId
  /** The name of the event. */
  event: string
  look?: 'cells' | 'rings' | 'line' | 'row' | 'columns'
}

/**
 * Renders the time until an event. The document holds its date, which screen readers read; with script the numbers run
 * above it.
 */
export function Countdown({ of, event, look = 'cells' }: CountdownProps) {
  const { language } = useSite()
  const { to, left } = useTimeLeft(of)
  return (
    <div className={styles.countdown} data-look={look}>
      <div className={styles.numbers} aria-hidden="true" data-live={left !== undefined || undefined}>
        {timeUnits.map((unit) => {
          const number = left?.[unit] ?? 0
          const shown = (left ?? anyTime)[unit]
          return (
            <div key={unit}>
              {look === 'rings' && (
                <svg viewBox="0 0 120 120">
                  <circle cx="60" cy="60" r="55" />
                  <circle
                    cx="60"
                    cy="60"
                    r="55"
                    pathLength={100}
                    strokeDasharray={`${(number / maxQuantityOf(unit)) * 100} 200`}
                    transform="rotate(-90 60 60)"
                  />
                </svg>
              )}
              <b>{String(shown).padStart(2, '0')}</b>
              <span>{unitName(names[unit], shown, language)}</span>
            </div>
          )
        })}
      </div>
      <p className={styles.event}>
        <span>{event}</span> <time dateTime={to}>{formatMoment(to, language)}</time>
      </p>
    </div>
  )
}
