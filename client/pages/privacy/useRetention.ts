import { retentionDays } from '#shared/content/retention.ts'
import { useSite } from '../../site/site.ts'

export type CountedId = keyof typeof retentionDays | 'order'

/** The kinds of data without a period in days that the site counts. */
export const openEnded = ['mailbox', 'confirmed', 'unsubscribed', 'donation', 'proof'] as const

/** Returns the retention period of each kind of data in days, as the site is set up. */
export function useRetention(): [CountedId, number][] {
  const { messageDays } = useSite()
  const { message: _default, ...others } = retentionDays
  return Object.entries({ message: messageDays, order: messageDays, ...others }) as [CountedId, number][]
}
