import { useEffect, useState } from 'react'
import { countdowns, nextOccurrence, type CountdownId } from '#shared/content/countdown.ts'
import { useSite } from '../site/site.ts'

const second = 1000
/** The number of each unit in the next larger one; days have no larger one. */
const units = { fullDays: Infinity, hours: 24, minutes: 60, seconds: 60 } as const
export type TimeUnit = keyof typeof units
export const timeUnits = Object.keys(units) as TimeUnit[]
export type TimeLeft = Readonly<Record<TimeUnit, number>>

/** Returns the largest number of a unit that is shown; 366 for days. */
export const maxQuantityOf = (unit: TimeUnit): number => (unit === 'fullDays' ? 366 : units[unit])

/** Splits milliseconds into whole units. A started second counts, so that zero is never shown before the end. */
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
 * Returns the next date of a rule and the time left until it, updated each second. The server sends the date with the
 * page; when it has passed, the browser computes the next one. The timer stops while the page is hidden.
 * @returns `left` is undefined before hydration
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
      // The timer runs until the second changes; a fixed interval would skip seconds.
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
