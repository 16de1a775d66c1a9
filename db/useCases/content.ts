import { contentKinds, endingKinds, type ContentKind } from '#shared/publishing/documents.ts'
import { yearOf } from '#shared/localDay.ts'
import { newId } from '../ids.ts'
import type {
  ContentChange,
  ContentDraft,
  ContentVersions,
  FoundVersion,
  Milliseconds,
  PublishOutcome,
  RestoredContent,
  RewrittenVersion,
  SaveOutcome,
} from '../store.ts'
import type { ContentRow } from '../tableInterfaces.ts'
import type { Steps, StepTables } from '../useCaseSteps.ts'

/* What staff publish. Each function runs inside one transaction, so visitors see a publication as a whole or not at all. */

export function* saveContent(
  { content }: StepTables,
  { kind, document, listing, words, by, at, basedOn }: ContentDraft,
): Steps<SaveOutcome> {
  const { slug } = document
  const found = yield* content.find(kind, slug)
  if (!found && basedOn !== null) return { outcome: 'missing' }
  if (found && basedOn === null) return { outcome: 'exists' }
  if (found && found.version !== basedOn) {
    const newest = yield* content.version(found.id, found.version)
    return { outcome: 'changed', version: found.version, by: newest?.author ?? '', at: newest?.at ?? found.created }
  }
  const version = (found?.version ?? 0) + 1
  const id = found?.id ?? newId()
  if (found) yield* content.update(id, { version })
  else yield* content.insert({ ...unpublished, id, kind, slug, version, created: at, languages: [] })
  yield* content.insertVersion({ itemId: id, version, at, author: by, document, listing, words })
  yield* content.log({ at, author: by, act: 'saved', kind, slug, version, scheduledAt: null })
  return { outcome: 'saved', version }
}

export function* restoreContent(
  tables: StepTables,
  { kind, slug, by, at, basedOn, versions, publication }: RestoredContent,
): Steps<SaveOutcome> {
  const { content } = tables
  const first = basedOn ?? 0
  for (const [index, version] of versions.entries()) {
    const saved = yield* saveContent(tables, { ...version, kind, by, at, basedOn: first + index || null })
    if (saved.outcome !== 'saved') return saved
  }
  const row = yield* content.find(kind, slug)
  if (!row) return { outcome: 'missing' }
  if (row.version !== first + versions.length) return { outcome: 'changed', version: row.version, by: '', at }
  const { shownVersion, firstPublished, lastPublished, withdrawn, scheduledVersion, scheduledAt } = publication
  const entry = { at, author: by, kind, slug, version: row.version, scheduledAt: null }
  if (shownVersion !== null) {
    yield* show(tables, { ...row, firstPublished }, shownVersion, lastPublished ?? at)
    yield* content.log({ ...entry, act: 'published', version: shownVersion })
  } else if (withdrawn !== null) {
    yield* content.update(row.id, { firstPublished, lastPublished, withdrawn })
    // Samples give way to what was once shown.
    yield* content.count(kind)
    yield* content.log({ ...entry, act: 'withdrawn' })
  }
  if (scheduledVersion !== null) {
    yield* content.update(row.id, { scheduledVersion, scheduledAt })
    yield* content.log({ ...entry, act: 'scheduled', version: scheduledVersion, scheduledAt })
  }
  return { outcome: 'saved', version: row.version }
}

const unpublished = {
  shownVersion: null,
  firstPublished: null,
  lastPublished: null,
  withdrawn: null,
  scheduledVersion: null,
  scheduledAt: null,
}

const notScheduled = { scheduledVersion: null, scheduledAt: null }

export function* publishContent({ content }: StepTables, change: ContentChange): Steps<PublishOutcome> {
  const { kind, slug, version, by, at } = change
  const row = yield* content.find(kind, slug)
  if (!row) return 'missing'
  if (row.version !== version) return 'changed'
  yield* show({ content }, row, version, at)
  yield* content.log({ at, author: by, act: 'published', kind, slug, version, scheduledAt: null })
  return 'done'
}

/** Makes a version the one that visitors see. */
function* show(
  { content }: Pick<StepTables, 'content'>,
  row: ContentRow,
  version: number,
  at: Milliseconds,
): Steps<void> {
  const stored = yield* content.version(row.id, version)
  if (!stored) throw new Error(`Version ${version} of ${row.kind}/${row.slug} is missing.`)
  const { tags, languages, municipality, ends, isPressRelease, sortAt } = stored.listing
  const firstPublished = row.firstPublished ?? at
  const sorted = sortAt ?? firstPublished
  yield* content.update(row.id, {
    ...notScheduled,
    shownVersion: version,
    firstPublished,
    lastPublished: at,
    withdrawn: null,
    sortAt: sorted,
    year: yearOf(sorted),
    ends,
    municipality,
    isPressRelease: Number(isPressRelease),
    languages,
  })
  yield* content.index(row.id, tags, stored.words)
  yield* content.count(row.kind)
}

export function* scheduleContent(
  { content }: StepTables,
  { kind, slug, version, by, at }: ContentChange,
  from: Milliseconds | null,
): Steps<PublishOutcome> {
  const row = yield* content.find(kind, slug)
  if (!row) return 'missing'
  if (row.version !== version) return 'changed'
  const act = from === null ? 'unscheduled' : 'scheduled'
  yield* content.update(row.id, from === null ? notScheduled : { scheduledVersion: version, scheduledAt: from })
  yield* content.log({ at, author: by, act, kind, slug, version, scheduledAt: from })
  return 'done'
}

export function* withdrawContent(
  { content }: StepTables,
  { kind, slug, by, at }: Omit<ContentChange, 'version'>,
): Steps<boolean> {
  const row = yield* content.find(kind, slug)
  if (!row || (row.shownVersion === null && row.scheduledVersion === null)) return false
  const version = row.shownVersion ?? row.scheduledVersion ?? row.version
  yield* content.update(row.id, {
    ...notScheduled,
    shownVersion: null,
    withdrawn: at,
    sortAt: null,
    year: null,
    ends: null,
    municipality: null,
    isPressRelease: 0,
    languages: [],
  })
  yield* content.index(row.id, [], [])
  yield* content.count(kind)
  yield* content.log({ at, author: by, act: 'withdrawn', kind, slug, version, scheduledAt: null })
  return true
}

export function* publishDueContent({ content }: StepTables, at: Milliseconds): Steps<number> {
  const due = yield* content.due(at)
  for (const row of due) {
    const { kind, slug, scheduledVersion: version, scheduledAt } = row
    if (version === null) continue
    const author = (yield* content.lastAuthor(kind, slug, 'scheduled')) ?? ''
    yield* show({ content }, row, version, at)
    yield* content.log({ at, author, act: 'published', kind, slug, version, scheduledAt })
  }
  return due.length
}

export function* contentVersions({ content }: StepTables, at: Milliseconds): Steps<ContentVersions> {
  const counts = new Map<ContentKind, number>()
  for (const { kind, generation } of yield* content.generations()) counts.set(kind, generation)
  const due = yield* content.due(at)
  const states = new Map(contentKinds.map((kind) => [kind, String(counts.get(kind) ?? 0)]))
  // An event that has ended moves from the coming to the past ones.
  for (const kind of endingKinds) states.set(kind, `${states.get(kind)}.${(yield* content.lastEnd(kind, at)) ?? 0}`)
  return { ...(Object.fromEntries(states) as Record<ContentKind, string>), isDue: due.length > 0 }
}

/** Returns the versions whose document has a text. The database narrows the search, since it does not know the case of all letters. */
export function* findInContent({ content }: StepTables, text: string): Steps<FoundVersion[]> {
  const wanted = text.toLowerCase()
  const found = yield* content.versionsWith(text)
  return found
    .filter(({ document }) => JSON.stringify(document).toLowerCase().includes(wanted))
    .map(({ shownVersion, ...version }) => ({ ...version, isShown: shownVersion === version.version }))
}

export function* rewriteContent(
  { content }: StepTables,
  { kind, slug, version, document, words }: RewrittenVersion,
): Steps<boolean> {
  const row = yield* content.find(kind, slug)
  if (!row || row.shownVersion === version) return false
  yield* content.rewriteVersion(row.id, version, { document, words })
  return true
}
