import { numberWriter } from './format.ts'

/** Minutes as the language writes them where room is short: `45 min`, `45 mins`, `45 мин`. */
export const formatMinutes = numberWriter({ style: 'unit', unit: 'minute', unitDisplay: 'short' })
