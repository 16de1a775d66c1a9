import type { ContentItem, ShownContent, ShownFilter, Store } from '#db/store.ts'
import { fold } from '#shared/i18n/fold.ts'
import { dayOf } from '#shared/localDay.ts'
import { tagsOf, type ContentDocument, type ContentKind } from '#shared/publishing/documents.ts'
import type { DraftState } from '#shared/publishing/published.ts'
import { mediaNamed, type MediaByName } from './mediumUses.ts'
import { listingOf } from './prepareDraft.ts'
import { everShown, remainingSeeds, seedVersion } from './seeds.ts'

/** An item as a visitor or, in a preview, a member of staff sees it. */
export type Seen = Omit<ShownContent, 'seq'> & { seq?: number; state?: DraftState }

/** Whether the drafts are shown. */
export interface Viewed {
  isPreview: boolean
}

/** The largest number of items of a kind that a page shows as a whole. */
const most = 1000

/** Returns the version that only a preview shows; undefined if visitors see the newest one. */
function draftOf(item: ContentItem): Seen | undefined {
  const { slug, version, shownVersion, withdrawn, scheduledVersion, scheduledAt, firstPublished, newest } = item
  if (version === shownVersion || (withdrawn !== null && newest.at <= withdrawn)) return undefined
  const { document, listing, at } = newest
  return {
    slug,
    version,
    document,
    firstPublished: firstPublished ?? at,
    lastPublished: at,
    sortAt: listing.sortAt ?? firstPublished ?? scheduledAt ?? at,
    ends: listing.ends,
    state: scheduledVersion === version ? 'scheduled' : 'draft',
  }
}

/** Returns a document that is not in the store as an item of it. */
export const asSeen = (document: ContentDocument, version = seedVersion): Seen => ({
  ...{ slug: document.slug, version, document },
  ...{ firstPublished: 0, lastPublished: 0, sortAt: listingOf(document).sortAt ?? 0, ends: null },
})

/** Reads what visitors see of the content store; in a preview with the drafts. */
export interface Reader {
  /** Returns the first items of a list; in a preview with the drafts in their places. */
  first: (
    filter: ShownFilter,
    viewed: Viewed,
    order?: 'newest' | 'oldest',
    limit?: number,
    offset?: number,
  ) => Promise<Seen[]>
  /** Returns all items of a kind that has few, in order of time; with the seeds of the site that none has replaced. */
  all: (kind: ContentKind, viewed: Viewed) => Promise<Seen[]>
  find: (kind: ContentKind, slug: string, isPreview: boolean) => Promise<Seen | undefined>
  findMedia: (names: Iterable<string>) => Promise<MediaByName>
  /** Returns whether an item of a kind was ever published. */
  everShown: (kind: ContentKind) => Promise<boolean>
}

type ReadStore = Pick<Store, 'listShown' | 'findShown' | 'findContent' | 'listContent' | 'findMedia' | 'onceShown'>

export function createReader(store: ReadStore): Reader {
  async function drafts(kind: ContentKind): Promise<Seen[]> {
    const found: Seen[] = []
    for await (const item of store.listContent(kind)) {
      const draft = draftOf(item)
      if (draft) found.push(draft)
    }
    return found
  }

  async function first(
    filter: ShownFilter,
    { isPreview }: Viewed,
    order: 'newest' | 'oldest' = 'newest',
    limit = most,
    offset = 0,
  ): Promise<Seen[]> {
    const shown: Seen[] = await store.listShown(filter, { order, limit, offset })
    if (!isPreview || offset > 0) return shown
    const { kind, isPressRelease, endsAfter, endsUntil, municipality, year, tag } = filter
    const added = (await drafts(kind)).filter(({ document: { fields }, ends, sortAt }) => {
      if (isPressRelease && !(fields.kind === 'news' && fields.isPressRelease)) return false
      if (municipality && !(fields.kind === 'event' && fields.municipality === municipality)) return false
      if (endsAfter !== undefined && (ends ?? 0) <= endsAfter) return false
      if (endsUntil !== undefined && (ends ?? 0) > endsUntil) return false
      if (year !== undefined && !dayOf(sortAt).startsWith(`${year}-`)) return false
      return tag === undefined || tagsOf({ fields }).some((one) => fold(one) === fold(tag))
    })
    const drafted = new Set(added.map(({ slug }) => slug))
    const all = [...added, ...shown.filter(({ slug }) => !drafted.has(slug))]
    return all.sort((one, other) => (order === 'newest' ? other.sortAt - one.sortAt : one.sortAt - other.sortAt))
  }

  async function all(kind: ContentKind, request: Viewed): Promise<Seen[]> {
    const [seen, seeds] = await Promise.all([first({ kind }, request, 'oldest', most), remainingSeeds(store, kind)])
    const slugs = new Set(seen.map(({ slug }) => slug))
    return [...seen, ...seeds.filter(({ slug }) => !slugs.has(slug)).map((one) => asSeen(one))]
  }

  async function find(kind: ContentKind, slug: string, isPreview: boolean): Promise<Seen | undefined> {
    const item = isPreview ? await store.findContent(kind, slug) : undefined
    const seen = (item && draftOf(item)) ?? (await store.findShown(kind, slug))
    if (seen) return seen
    const seed = (await remainingSeeds(store, kind)).find((one) => one.slug === slug)
    return seed && asSeen(seed)
  }

  return {
    ...{ first, all, find },
    findMedia: (names) => mediaNamed((wanted) => store.findMedia(wanted), names),
    everShown: (kind) => everShown(store, kind),
  }
}
