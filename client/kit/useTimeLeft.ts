import { useEffect, useState } from 'react'

const second = 1000
/** How many of a unit make the next larger one; days have none. */
const units = { fullDays: Infinity, hours: 24, minutes: 60, seconds: 60 } as const
export type TimeUnit = keyof typeof units
export const timeUnits = Object.keys(units) as TimeUnit[]
export type TimeLeft = Readonly<Record<TimeUnit, number>>

/** How many of a unit there are at most before it starts anew; of days, those of a year. */
export const mostOf = (unit: TimeUnit): number => (unit === 'fullDays' ? 366 : units[unit])

/** What is left of a number of milliseconds, in whole units; nothing when it is over. */
export function splitTime(milliseconds: number): TimeLeft {
  const seconds = Math.max(0, Math.floor(milliseconds / second))
  const minutes = Math.floor(seconds / units.seconds)
  const hours = Math.floor(minutes / units.minutes)
  return {
    fullDays: Math.floor(hours / units.hours),
    hours: hours % units.hours,
    minutes: minutes % units.minutes,
    seconds: seconds % units.seconds,
  }
}

/**
 * How long it is until an instant, told every second: by the browser alone, since pages are kept for everybody. Nothing
 * runs while the page is hidden, or when it is over.
 * @param to ISO 8601
 * @returns undefined until the page has been hydrated
 */
export function useTimeLeft(to: string): TimeLeft | undefined {
  const [left, setLeft] = useState<TimeLeft>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const rest = Date.parse(to) - Date.now()
      setLeft(splitTime(rest))
      // At the turn of the second, not a second later: otherwise one is skipped now and then.
      if (rest > 0 && !document.hidden) timer = setTimeout(tick, (rest % second) + 1)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [to])

  return left
}
