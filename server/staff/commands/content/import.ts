import { readdirSync, type Dirent } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Store } from '#db/store.ts'
import { contentKinds, type ContentDocument, type ContentKind } from '#shared/publishing/documents.ts'
import { fileNamesOf, formatDocument } from '../../../publishing/formatDocument.ts'
import { setPublishedFacts } from '../../../publishing/facts/publishedFacts.ts'
import { factsIn } from '../../../publishing/facts/readFacts.ts'
import { kinds } from '../../../publishing/kinds/kinds.ts'
import { readFiles, type NamedFile } from '../../../publishing/parseDocument.ts'
import { asSeen, createReader } from '../../../publishing/reader.ts'
import type { Publishing } from '../../../services/publishing.ts'
import { command, type Context } from '../../command.ts'
import { Failure, isCoded, reasonOf } from '../../failures.ts'
import { authorName, flag } from '../../options.ts'
import { importMedia } from '../../media/mediaFiles.ts'
import { nameOf, openPublishing, pathOf } from '../../publishing/item.ts'
import { problemLines } from '../../publishing/problems.ts'
import { readTextFileOf } from '../../publishing/typedFile.ts'
import { text, type Text } from '../../text.ts'

export const contentImportCommand = command('content import', {
  operands: { name: 'DIR', meaning: text('common.operands.contentFolder'), least: 1, most: 1 },
  options: { publish: flag, 'dry-run': flag, as: authorName },
  example: 'content import texts --as Ana --publish',

  async run(context, { options, operands: [name = ''] }) {
    const { terminal, formatter, stopSignal } = context
    const by = nameOf(context, options)
    const publishing = await openPublishing(context)
    const root = resolve(name)
    const stop = stopSignal()
    const arriving = new Set<string>()
    const task = { publishing, by, isDry: options['dry-run'], publishes: options.publish, arriving }
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
      for (const slug of entriesOf(folder, true)
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)) {
        if (stop.aborted) throw new Failure(text('common.failures.interrupted'))
        items += 1
        const result = await importItem(context, task, kind, slug, filesOf(join(folder, slug), root))
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
    if (refused > 0) throw new Failure(text('content import.refused', { count: refused }))
  },
})

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

interface Task {
  publishing: Publishing
  by: string
  isDry: boolean
  publishes: boolean
  /** The media of the same import, which a dry run does not store. */
  arriving: ReadonlySet<string>
}

/** Saves an item as a whole, unless it is unchanged or has problems. */
async function importItem(
  { formatter }: Pick<Context, 'formatter'>,
  { publishing, by, isDry, publishes, arriving }: Task,
  kind: ContentKind,
  slug: string,
  files: readonly NamedFile[],
): Promise<{ outcome: Text } & ({ problems: string[] } | { document: ContentDocument })> {
  const refused = (problems: string[]) => ({ outcome: text('content import.outcome.refused'), problems })
  if (files.length === 0)
    return refused([
      formatter.text(text('content import.noFiles', { item: pathOf({ kind, slug }), example: 'sr-Cyrl.md' })),
    ])
  const { document, problems: found, media } = readFiles(kind, slug, files)
  const wrongMedia = !document || found.length > 0 ? [] : await publishing.checkMedia(document, media)
  const problems = [
    ...found,
    ...wrongMedia
      .filter(({ use }) => !(isDry && use && arriving.has(use.name)))
      .map(({ use, ...problem }) => ({ ...problem, file: slug, ...use })),
  ]
  if (!document || problems.length > 0) {
    return refused(problems.map(({ file, ...problem }) => `${file}: ${problemLines([problem], formatter).join('')}`))
  }
  const present = await publishing.find({ kind, slug })
  const before = present?.newest.document
  const isEqual =
    before !== undefined &&
    fileNamesOf(before).join() === fileNamesOf(document).join() &&
    fileNamesOf(before).every((name) => formatDocument(before, name) === formatDocument(document, name))
  const isShown = present !== undefined && present.shownVersion === present.version
  if (isEqual && (!publishes || isShown)) return { outcome: text('content import.outcome.unchanged'), document }
  const outcome = text(`content import.outcome.${publishes ? 'published' : present ? 'changed' : 'new'}`)
  if (isDry) return { outcome, document }
  let version = present?.version ?? 0
  if (!isEqual) {
    const saved = await publishing.save({ document, basedOn: present?.version ?? null, by })
    if (saved.outcome !== 'saved')
      return refused([formatter.text(text('content import.meanwhile', { item: pathOf({ kind, slug }) }))])
    version = saved.version
  }
  if (publishes && (await publishing.publish({ kind, slug, version, by })) !== 'done')
    return refused([formatter.text(text('content import.meanwhile', { item: pathOf({ kind, slug }) }))])
  return { outcome, document }
}
