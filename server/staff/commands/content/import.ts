import { existsSync, readdirSync, type Dirent } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Store } from '#db/store.ts'
import { contentKinds, type ContentDocument } from '#shared/publishing/documents.ts'
import { dayOf } from '#shared/localDay.ts'
import { fileNamesOf, formatDocument } from '../../../publishing/formatDocument.ts'
import { setPublishedFacts } from '../../../publishing/facts/publishedFacts.ts'
import { factsIn } from '../../../publishing/facts/readFacts.ts'
import { kinds } from '../../../publishing/kinds/kinds.ts'
import { readFiles, type NamedFile } from '../../../publishing/parseDocument.ts'
import type { Problem } from '../../../publishing/problem.ts'
import { asSeen, createReader } from '../../../publishing/reader.ts'
import { seedVersion } from '../../../publishing/seeds.ts'
import { stateOf, type ItemName, type Publishing } from '../../../services/publishing.ts'
import { command, type Context } from '../../command.ts'
import { Failure, isCoded, reasonOf } from '../../failures.ts'
import { authorName, flag } from '../../options.ts'
import { importMedia } from '../../media/mediaFiles.ts'
import {
  readState,
  stateFile,
  versionFolders,
  type ExportedState,
  type VersionName,
} from '../../publishing/exportedState.ts'
import { nameOf, openPublishing, pathOf } from '../../publishing/item.ts'
import { problemLines } from '../../publishing/problems.ts'
import { readTextFileOf } from '../../publishing/typedFile.ts'
import { text, type Text } from '../../text.ts'

export const contentImportCommand = command('content import', {
  operands: { name: 'DIR', meaning: text('common.operands.contentFolder'), least: 1, most: 1 },
  options: { publish: flag, 'dry-run': flag, as: authorName },
  example: 'content import texts --as Ana --publish',

  async run(context, { options, operands: [name = ''] }) {
    const { terminal, formatter, now, stopSignal } = context
    const by = nameOf(context, options)
    const publishing = await openPublishing(context)
    const root = resolve(name)
    const stop = stopSignal()
    const arriving = new Set<string>()
    const task = {
      publishing,
      by,
      isDry: options['dry-run'],
      publishes: options.publish,
      arriving,
      waiting: 0,
      today: dayOf(now()),
    }
    let items = 0
    let refused = 0
    const facts: ContentDocument[] = []
    // Looks at the root first: a misspelt name is not an empty folder.
    entriesOf(root)
    // Before the texts, which name them.
    for await (const { name: medium, outcome, problem } of importMedia(context, join(root, 'media'), by, task.isDry)) {
      items += 1
      if (problem === undefined) arriving.add(medium)
      if (problem !== undefined) {
        refused += 1
        terminal.notify(problem)
      }
      await terminal.write(`media/${medium}  ${formatter.text(text(`content import.outcome.${outcome}`))}\n`)
    }
    // Facts first: others depend on them, such as the municipality of an event.
    for (const kind of ['fact', ...contentKinds.filter((one) => one !== 'fact')] as const) {
      const folder = join(root, kinds[kind].folder)
      const arrivals = entriesOf(folder, true)
        .filter((entry) => entry.isDirectory())
        .map(({ name: slug }) => ({ kind, slug, ...stateIn(join(folder, slug)) }))
        // As they were created: of two items of the same time the later one comes first.
        .sort((one, other) => (one.state?.place ?? lastPlace) - (other.state?.place ?? lastPlace))
      for (const arrival of arrivals) {
        if (stop.aborted) throw new Failure(text('common.failures.interrupted'))
        items += 1
        const { slug } = arrival
        const result = await importItem(context, task, arrival, join(folder, slug), root)
        if ('problems' in result) {
          refused += 1
          for (const problem of result.problems) terminal.notify(problem)
        } else if (kind === 'fact') facts.push(result.document)
        await terminal.write(`${pathOf({ kind, slug })}  ${formatter.text(result.outcome)}\n`)
      }
      if (kind === 'fact') await useArriving(await context.store(), facts)
    }
    await terminal.flush()
    terminal.notify(text('content import.done', { count: items }))
    if (options['dry-run']) terminal.notify(text('content import.dry'))
    else if (!options.publish && task.waiting > 0)
      terminal.notify(text('content import.waiting', { count: task.waiting }))
    if (refused > 0) throw new Failure(text('content import.refused', { count: refused }))
  },
})

/** The place of items without one. */
const lastPlace = Number.MAX_SAFE_INTEGER

function entriesOf(folder: string, mayMiss = false): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))
  } catch (error) {
    if (mayMiss && error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    if (!isCoded(error)) throw error
    throw new Failure(text('publishing.fileNotRead', { file: folder, reason: reasonOf(error) }), error)
  }
}

const filesOf = (folder: string, root: string): NamedFile[] =>
  entriesOf(folder)
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => ({
      name: relative(root, join(folder, entry.name)),
      language: entry.name.slice(0, -'.md'.length),
      source: readTextFileOf(join(folder, entry.name)),
    }))

/** Makes arriving facts those of this process, whether they are stored or not. */
async function useArriving(store: Store, facts: readonly ContentDocument[]): Promise<void> {
  const shown = await createReader(store).all('fact', { isPreview: false })
  const others = shown.filter(({ slug }) => !facts.some((one) => one.slug === slug))
  setPublishedFacts(factsIn([...others, ...facts.map((one) => asSeen(one, 1))]))
}

interface Arrival extends ItemName {
  /** Undefined for an item that somebody has written by hand. */
  state?: ExportedState | undefined
  /** Why the state cannot be read. */
  problem?: Text
}

function stateIn(folder: string): Pick<Arrival, 'state' | 'problem'> {
  try {
    return { state: readState(join(folder, stateFile)) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { problem: error.text }
  }
}

interface Task {
  publishing: Publishing
  by: string
  isDry: boolean
  publishes: boolean
  /** The media of the same import, which a dry run does not store. */
  arriving: ReadonlySet<string>
  /** The day at the party's seat. */
  today: string
  /** The number of items that became drafts and were none where they come from. */
  waiting: number
}

type Result = { outcome: Text } & ({ problems: string[] } | { document: ContentDocument })

/** Saves an item as a whole, unless it is unchanged or has problems. */
async function importItem(
  { formatter }: Pick<Context, 'formatter'>,
  task: Task,
  { kind, slug, state, problem: wrongState }: Arrival,
  folder: string,
  root: string,
): Promise<Result> {
  const { publishing, by, isDry, publishes } = task
  const refused = (problems: string[]) => ({ outcome: text('content import.outcome.refused'), problems })
  const meanwhile = () => refused([formatter.text(text('content import.meanwhile', { item: pathOf({ kind, slug }) }))])
  const files = filesOf(folder, root)
  if (files.length === 0)
    return refused([
      formatter.text(text('content import.noFiles', { item: pathOf({ kind, slug }), example: 'sr-Cyrl.md' })),
    ])
  if (wrongState) return refused([formatter.text(wrongState)])
  const newest = await readItem(task, { kind, slug }, files)
  const shown = state?.isShown ? await readVersion(task, { kind, slug }, folder, root, 'shown') : undefined
  const scheduled =
    state && state.scheduledAt !== null ? await readVersion(task, { kind, slug }, folder, root, 'scheduled') : undefined
  const problems = [newest, shown, scheduled].flatMap((read) => read?.problems ?? [])
  const { document } = newest
  if (!document || problems.length > 0) {
    return refused(problems.map(({ file, ...problem }) => `${file}: ${problemLines([problem], formatter).join('')}`))
  }
  const present = await publishing.find({ kind, slug })
  const before = present?.newest.document
  const isEqual =
    before !== undefined &&
    fileNamesOf(before).join() === fileNamesOf(document).join() &&
    fileNamesOf(before).every((name) => formatDocument(before, name) === formatDocument(document, name))
  const isDraft = present === undefined || present.version === seedVersion || stateOf(present) === 'draft'
  const changes = text(`content import.outcome.${present ? 'changed' : 'new'}`)
  if (publishes && state && isDraft && !isOnlyDraft(state)) {
    const outcome = text(
      `content import.outcome.${state.isShown ? 'published' : state.withdrawn === null ? 'scheduled' : 'withdrawn'}`,
    )
    if (isDry) return { outcome, document }
    const older = [shown?.document, scheduled?.document].filter((one) => one !== undefined)
    const documents = isEqual && present?.version !== seedVersion && older.length === 0 ? [] : [...older, document]
    const basedOn = present?.version ?? null
    const last = (basedOn ?? 0) + documents.length
    const numberOf = (other: ContentDocument | undefined) =>
      other ? (basedOn ?? 0) + 1 + documents.indexOf(other) : last
    const { firstPublished, lastPublished, withdrawn, scheduledAt } = state
    const saved = await publishing.restore({
      ...{ kind, slug, documents, basedOn, by },
      publication: {
        ...{ firstPublished, lastPublished, withdrawn, scheduledAt },
        shownVersion: state.isShown ? numberOf(shown?.document) : null,
        scheduledVersion: scheduledAt === null ? null : numberOf(scheduled?.document),
      },
    })
    return saved.outcome === 'saved' ? { outcome, document } : meanwhile()
  }
  if (state && isDraft && !isOnlyDraft(state)) task.waiting += 1
  // A newer draft stays one, and so does what is to be shown later.
  const isForVisitors = !state || (state.isShown && !shown?.document && state.scheduledAt === null)
  const isShown = present !== undefined && present.shownVersion === present.version
  const shows = publishes && isForVisitors
  if (isEqual && (!shows || isShown)) return { outcome: text('content import.outcome.unchanged'), document }
  const outcome = shows ? text('content import.outcome.published') : changes
  if (isDry) return { outcome, document }
  let version = present?.version ?? 0
  if (!isEqual) {
    const saved = await publishing.save({ document, basedOn: present?.version ?? null, by })
    if (saved.outcome !== 'saved') return meanwhile()
    version = saved.version
  }
  if (shows && (await publishing.publish({ kind, slug, version, by })) !== 'done') return meanwhile()
  return { outcome, document }
}

/** Returns whether nobody has ever shown, scheduled or withdrawn an item. */
const isOnlyDraft = ({ isShown, withdrawn, scheduledAt }: ExportedState) =>
  !isShown && withdrawn === null && scheduledAt === null

interface Reading {
  document?: ContentDocument | undefined
  problems: (Problem & { file: string })[]
}

/** Reads the files of a version, and checks whether the media that they name exist. */
async function readItem(
  { publishing, isDry, arriving, today }: Task,
  { kind, slug }: ItemName,
  files: readonly NamedFile[],
): Promise<Reading> {
  const { document, problems, media } = readFiles(kind, slug, files, today)
  if (!document || problems.length > 0) return { document, problems }
  const wrongMedia = await publishing.checkMedia(document, media)
  return {
    document,
    problems: wrongMedia
      .filter(({ use }) => !(isDry && use && arriving.has(use.name)))
      .map(({ use, ...problem }) => ({ ...problem, file: slug, ...use })),
  }
}

/** Reads a version that is not the newest; undefined if it is. */
async function readVersion(
  task: Task,
  item: ItemName,
  folder: string,
  root: string,
  name: VersionName,
): Promise<Reading | undefined> {
  const own = join(folder, versionFolders[name])
  const files = existsSync(own) ? filesOf(own, root) : []
  return files.length === 0 ? undefined : readItem(task, item, files)
}
