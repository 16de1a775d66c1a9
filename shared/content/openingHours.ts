import { timeZone, type OpeningHours } from './organisation.ts'

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Returns whether the phone is answered at an instant, by the opening hours in the organisation's time zone. */
export function isOpenAt(instant: Date, hours: readonly OpeningHours[]): boolean {
  const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
  const day = weekdays.indexOf(part['weekday'] ?? '') + 1
  const minutes = minutesOf(`${part['hour']}:${part['minute']}`)
  return hours.some(
    ({ days: [first, last], opens, closes }) =>
      day >= first && day <= last && minutes >= minutesOf(opens) && minutes < minutesOf(closes),
  )
}
