import type { ContentItem, Milliseconds, Store } from '#db/store.ts'
import { dayOf } from '#shared/localDay.ts'
import { kinds } from './kinds/kinds.ts'

/* The law wants some items published within days. */

/** The number of days before the last one at which the doctor begins to warn. */
export const soonDays = 3

/** Returns the last day, ISO 8601, for the first publication of an item; undefined if it has none, or was published or withdrawn. */
export function publishBy({ kind, firstPublished, withdrawn, newest }: ContentItem): string | undefined {
  if (firstPublished !== null || withdrawn !== null) return undefined
  return kinds[kind].publishBy?.(newest.document.fields)
}

/** An item that must be published by a day, ISO 8601. */
export interface Due {
  id: string
  day: string
}

/** Returns the donations that no visitor has seen yet and whose last day is near or over, the earliest first. */
export async function dueDonations(
  store: Pick<Store, 'listContent'>,
  now: Milliseconds,
): Promise<{ soon: Due[]; overdue: Due[] }> {
  const today = dayOf(now)
  // Noon, because a day may have 23 hours.
  const until = new Date(Date.parse(`${today}T12:00:00Z`) + soonDays * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const due: Due[] = []
  for await (const item of store.listContent('donation', true)) {
    const day = publishBy(item)
    if (day !== undefined && day <= until) due.push({ id: item.slug, day })
  }
  due.sort((one, other) => (one.day < other.day ? -1 : 1))
  return { soon: due.filter(({ day }) => day >= today), overdue: due.filter(({ day }) => day < today) }
}
