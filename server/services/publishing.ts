import type {
  ContentItem,
  ContentLogEntry,
  ContentPublication,
  ContentStatus,
  ContentVersion,
  Milliseconds,
  PublishOutcome,
  SaveOutcome,
  Store,
} from '#db/store.ts'
import type { ContentDocument, ContentKind } from '#shared/publishing/documents.ts'
import { mediaProblems, type MediumProblem } from '../publishing/mediumUses.ts'
import type { MediumUse } from '../publishing/markdown.ts'
import { prepareDraft } from '../publishing/prepareDraft.ts'
import { seedItems, seedVersion } from '../publishing/seeds.ts'

/** Names an item. */
export interface ItemName {
  kind: ContentKind
  slug: string
}

export const itemStates = ['draft', 'scheduled', 'published', 'changed', 'withdrawn'] as const
/** `changed`: visitors see an older version than the newest. */
export type ItemState = (typeof itemStates)[number]

export function stateOf({ version, shownVersion, scheduledVersion, withdrawn }: ContentStatus): ItemState {
  if (scheduledVersion !== null) return 'scheduled'
  if (shownVersion !== null) return shownVersion === version ? 'published' : 'changed'
  return withdrawn === null ? 'draft' : 'withdrawn'
}

/** `past`: the time is not in the future. */
type ScheduleOutcome = PublishOutcome | 'past'

/** The acts of staff on the items of the content store. Each is logged with the name of the editor. */
export interface Publishing {
  /**
   * Returns what is wrong with the photographs and files of a document.
   * @param uses the places with their lines, as far as they are known
   */
  checkMedia<Use extends MediumUse>(document: ContentDocument, uses?: readonly Use[]): Promise<MediumProblem<Use>[]>
  /**
   * Saves a new version, which no visitor sees yet.
   * @param basedOn the version that the editor has changed, which may be a seed; null for a new item
   */
  save(save: { document: ContentDocument; basedOn: number | null; by: string }): Promise<SaveOutcome>
  /**
   * Saves an item, new or a draft so far, with the publication that it had elsewhere.
   * @param documents the versions to save, the newest last
   */
  restore(
    item: ItemName & {
      documents: readonly ContentDocument[]
      basedOn: number | null
      publication: ContentPublication
      by: string
    },
  ): Promise<SaveOutcome>
  /** Shows a version, which must be the newest, to visitors. */
  publish(item: ItemName & { version: number; by: string }): Promise<PublishOutcome>
  schedule(item: ItemName & { version: number; by: string; from: Milliseconds }): Promise<ScheduleOutcome>
  unschedule(item: ItemName & { version: number; by: string }): Promise<PublishOutcome>
  /** Hides an item. Returns false if it is neither shown nor scheduled. */
  withdraw(item: ItemName & { by: string }): Promise<boolean>
  list(kind: ContentKind): AsyncIterable<ContentItem>
  find(item: ItemName): Promise<ContentItem | undefined>
  /** Returns every version, the newest first. */
  history(item: ItemName): Promise<ContentVersion[]>
  log(): AsyncIterable<ContentLogEntry>
}

export function createPublishing({ store, now }: { store: Store; now: () => Milliseconds }): Publishing {
  const save: Publishing['save'] = ({ document, basedOn, by }) =>
    store.saveContent({
      ...prepareDraft(document),
      ...{ kind: document.fields.kind, document, by, at: now() },
      basedOn: basedOn === seedVersion ? null : basedOn,
    })
  const find: Publishing['find'] = async ({ kind, slug }) =>
    (await store.findContent(kind, slug)) ?? seedItems(kind).get(slug)
  return {
    checkMedia: (document, uses = []) => mediaProblems(document, uses, (names) => store.findMedia(names)),
    save,
    restore: ({ documents, basedOn, ...item }) =>
      store.restoreContent({
        ...item,
        basedOn: basedOn === seedVersion ? null : basedOn,
        versions: documents.map((document) => ({ document, ...prepareDraft(document) })),
        at: now(),
      }),
    async publish(item) {
      return item.version === seedVersion ? 'done' : store.publishContent({ ...item, at: now() })
    },
    async schedule({ from, ...item }) {
      const at = now()
      return from > at ? store.scheduleContent({ ...item, at }, from) : 'past'
    },
    unschedule: (item) => store.scheduleContent({ ...item, at: now() }, null),
    async withdraw({ kind, slug, by }) {
      const seed = (await find({ kind, slug }))?.newest
      // The item must exist to be hidden.
      if (seed?.version === seedVersion) {
        await save({ document: seed.document, basedOn: null, by })
        await store.publishContent({ kind, slug, version: 1, by, at: now() })
      }
      return store.withdrawContent({ kind, slug, by, at: now() })
    },
    async *list(kind) {
      const seeds = seedItems(kind)
      for await (const item of store.listContent(kind)) {
        seeds.delete(item.slug)
        yield item
      }
      yield* seeds.values()
    },
    find,
    history: ({ kind, slug }) => store.contentHistory(kind, slug),
    log: () => store.contentLog(),
  }
}
