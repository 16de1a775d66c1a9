import type { ContentItem, Store } from '#db/store.ts'
import type { ContentDocument, ContentKind } from '#shared/publishing/documents.ts'
import { kinds } from './kinds/kinds.ts'
import { listingOf } from './prepareDraft.ts'

/* The documents that the site shows until staff publish their own. They are in no database. */

/** Returns whether staff have ever published an item of a kind: its samples have then gone, even if the item has gone too. */
export const everShown = async (store: Pick<Store, 'onceShown'>, kind: ContentKind): Promise<boolean> =>
  (await store.onceShown(kind)).length > 0

/** Returns the seeds of a kind that no published item has replaced. */
export async function remainingSeeds(store: Pick<Store, 'onceShown'>, kind: ContentKind): Promise<ContentDocument[]> {
  const { seed, replacesOneSeed } = kinds[kind]
  const seeds = [...(seed?.() ?? [])]
  if (seeds.length === 0) return []
  if (!replacesOneSeed) return (await everShown(store, kind)) ? [] : seeds
  const replaced = await store.onceShown(
    kind,
    seeds.map(({ slug }) => slug),
  )
  return seeds.filter(({ slug }) => !replaced.includes(slug))
}

/** The number of the version that a seed is. The first version that staff save is 1. */
export const seedVersion = 0

/** Returns the seeds of a kind as items that staff can change, each by its name. Samples are none: staff write new items in their place. */
export function seedItems(kind: ContentKind): Map<string, ContentItem> {
  const { seed, replacesOneSeed } = kinds[kind]
  const seeds = replacesOneSeed ? (seed?.() ?? []) : []
  return new Map(seeds.map((document) => [document.slug, itemOf(kind, document)]))
}

const itemOf = (kind: ContentKind, document: ContentDocument): ContentItem => ({
  kind,
  slug: document.slug,
  version: seedVersion,
  shownVersion: seedVersion,
  ...{ created: 0, firstPublished: 0, lastPublished: 0 },
  ...{ withdrawn: null, scheduledVersion: null, scheduledAt: null },
  newest: { version: seedVersion, at: 0, author: '', document, listing: listingOf(document) },
})
