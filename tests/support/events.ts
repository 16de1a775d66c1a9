import type { Milliseconds, Store } from '#db/store.ts'
import { seatTimeOf } from '#shared/localDay.ts'

const hour: Milliseconds = 60 * 60 * 1000

/** Shows an event without a description, which begins in an hour, ends an hour later and takes visitors unless said otherwise. */
export async function showEvent(
  store: Store,
  now: Milliseconds,
  { slug = 'rally', takesVisitors = true }: { slug?: string; takesVisitors?: boolean } = {},
): Promise<void> {
  const [sortAt, ends] = [now + hour, now + 2 * hour]
  const [starts, end] = [sortAt, ends].map((time) => seatTimeOf(time).slice(0, 16)) as [string, string]
  await store.saveContent({
    kind: 'event',
    document: {
      slug,
      fields: { kind: 'event', tags: [], starts, ends: end, takesVisitors },
      texts: { 'sr-Cyrl': { title: 'Скуп о води', lead: 'Разговор.', body: 'Дођите.', place: 'Дом културе, Земун' } },
    },
    listing: { sortAt, ends, municipality: null, isPressRelease: false, tags: [], languages: ['sr-Cyrl'] },
    words: [],
    by: 'ana',
    at: now,
    basedOn: null,
  })
  await store.publishContent({ kind: 'event', slug, version: 1, by: 'ana', at: now })
}
