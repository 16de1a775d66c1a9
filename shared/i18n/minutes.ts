import { numberWriter } from './format.ts'

/** Formats minutes in short form: `45 min`, `45 mins`, `45 мин`. */
export const formatMinutes = numberWriter({ style: 'unit', unit: 'minute', unitDisplay: 'short' })
