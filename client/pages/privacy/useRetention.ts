import { retentionDays } from '#shared/content/retention.ts'
import { useSite } from '../../site/site.ts'

export type CountedId = keyof typeof retentionDays

/** The kinds of data that are kept until an event. */
export const openEnded = ['confirmed', 'unsubscribed', 'proof'] as const

/** Returns the retention period of each kind of data in days, as the site is set up. */
export function useRetention(): [CountedId, number][] {
  const { messageDays } = useSite()
  return Object.entries({ ...retentionDays, message: messageDays }) as [CountedId, number][]
}
