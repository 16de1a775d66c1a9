import { useEffect, useState } from 'react'
import { countdowns, nextOccurrence, type CountdownId } from '#shared/content/countdown.ts'
import { useSite } from '../site/site.ts'

const second = 1000
/** How many of a unit make the next larger one; days have none. */
const units = { fullDays: Infinity, hours: 24, minutes: 60, seconds: 60 } as const
export type TimeUnit = keyof typeof units
export const timeUnits = Object.keys(units) as TimeUnit[]
export type TimeLeft = Readonly<Record<TimeUnit, number>>

/** How many of a unit there are at most before it starts anew; of days, those of a year. */
export const maxQuantityOf = (unit: TimeUnit): number => (unit === 'fullDays' ? 366 : units[unit])

/** What is left of a number of milliseconds, in whole units; the second that has begun counts, so that nothing is never shown. */
export function splitTime(milliseconds: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(milliseconds / second))
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
 * How long it is until the next time that a rule says, told every second by the browser. The server says when that is, for the
 * page that it sent; when it is over, the browser finds the time after it. Nothing runs while the page is hidden.
 * @returns `left` is undefined until the page has been hydrated
 */
export function useTimeLeft(id: CountdownId): { to: string; left: TimeLeft | undefined } {
  const { found, countsTo } = useSite()
  const [to, setTo] = useState(
    () => (found.row.countdown === id ? countsTo : undefined) ?? nextOccurrence(countdowns[id], Date.now()),
  )
  const [left, setLeft] = useState<TimeLeft>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const now = Date.now()
      const rest = Date.parse(to) - now
      if (rest <= 0) {
        setTo(nextOccurrence(countdowns[id], now))
        return
      }
      setLeft(splitTime(rest))
      // At the turn of the second, not a second later: otherwise one is skipped now and then.
      if (!document.hidden) timer = setTimeout(tick, rest % second || second)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [id, to])

  return { to, left }
}
