import { isDeepStrictEqual } from 'node:util'
import { dayOf } from '#shared/localDay.ts'
import type { ContentDocument, ContentKind, DocumentText, TextLanguage } from '#shared/publishing/documents.ts'
import { donorWarnings, registeredDonations } from '../../publishing/donorChecks.ts'
import { factsFile, formatDocument, languagesOf, type FileName } from '../../publishing/formatDocument.ts'
import { joinFile, splitFile } from '../../publishing/frontMatter.ts'
import { kinds } from '../../publishing/kinds/kinds.ts'
import {
  bothScripts,
  isWithoutTexts,
  readTextFile,
  readTextLanguage,
  textEntries,
  withoutFacts,
} from '../../publishing/parseDocument.ts'
import { wallTimeOf } from '../../publishing/times.ts'
import type { MediumUse } from '../../publishing/markdown.ts'
import type { Problem } from '../../publishing/problem.ts'
import { toCyrillic, wordsInCyrillic } from '../../publishing/toCyrillic.ts'
import type { SaveOutcome } from '#db/store.ts'
import type { ItemName, Publishing } from '../../services/publishing.ts'
import type { Context, Input } from '../command.ts'
import { Failure, UsageError } from '../failures.ts'
import { authorName, fileName, flag, selection, type Option } from '../options.ts'
import { and, text, type Text } from '../text.ts'
import { publishItem } from './change.ts'
import { findItem, nameOf, openPublishing, pathOf, readSlug } from './item.ts'
import { problemLines } from './problems.ts'
import { keepText, openEditor, readTextFileOf, removeText, withComments, withoutComments } from './typedFile.ts'

/** The languages that `--lng` takes; `sr` is the script that the letters have. */
const lngValues = ['sr', 'sr-Cyrl', 'sr-Latn', 'en', 'fr', 'nl'] as const

/** The option for single values of the front matter: `--set price=1500 --set stock=few`. */
const values: Option<Readonly<Record<string, string>>> = {
  placeholder: 'NAME=VALUE',
  fallback: {},
  read(given, option) {
    const [, name = '', value = ''] = /^([a-z-]+)=(.*)$/s.exec(given) ?? []
    if (name === '')
      throw new UsageError(text('publishing.wrongSet', { option, value: given, example: 'date=2026-12-01' }))
    return { [name]: value }
  },
  join: (before, next) => ({ ...before, ...next }),
}

export const writeOptions = {
  lng: selection('LANGUAGE', lngValues),
  file: fileName,
  as: authorName,
  'to-cyrillic': flag,
  yes: flag,
  set: values,
  publish: flag,
}
const { lng: _lng, 'to-cyrillic': _cyrillic, yes: _yes, ...others } = writeOptions
/** The options for kinds without texts. */
export const factOptions = others

type WriteInput = Input<{
  lng?: (typeof lngValues)[number] | undefined
  file: string | undefined
  as: string | undefined
  'to-cyrillic'?: boolean
  yes?: boolean
  set: Readonly<Record<string, string>>
  publish: boolean
}>

/** What an editor has written, or why it cannot be saved. */
type Reading =
  { document: ContentDocument; file: FileName; notes: Problem[]; media: MediumUse[] } | { problems: Problem[] }

/** Writes a new item (`basedOn` null) or a new version of one. */
export async function writeItem(
  context: Context,
  kind: ContentKind,
  isNew: boolean,
  { options, operands }: WriteInput,
): Promise<void> {
  const { terminal, formatter } = context
  const slug = readSlug(kind, operands)
  const by = nameOf(context, options)
  const publishing = await openPublishing(context)
  const present = isNew ? await publishing.find({ kind, slug }) : await findItem(publishing, { kind, slug })
  if (isNew && present) throw new Failure(existsText(kind, slug))
  const before = present?.newest.document
  const today = dayOf(context.now())
  const lng = isWithoutTexts(kind, slug) ? factsFile : (options.lng ?? (before && languagesOf(before)[0]) ?? 'sr')

  const saved = await typedDocument(
    context,
    { publishing, kind, slug, before, lng, options, today },
    async (document) => {
      const outcome = await publishing.save({ document, basedOn: present?.version ?? null, by })
      return refusalOf(outcome, { kind, slug }, formatter)
    },
  )
  if (!saved) {
    terminal.notify(text('publishing.unchanged', { item: pathOf({ kind, slug }) }))
    return
  }
  const done = { item: pathOf({ kind, slug }), version: (present?.version ?? 0) + 1 }
  await terminal.print(
    saved === factsFile ? text('publishing.savedFacts', done) : text('publishing.saved', { ...done, language: saved }),
  )
  if (kind === 'donation') await warnOfDonors(context, publishing, slug)
  if (options.publish) await publishItem(context, kind, { options, operands })
  else await terminal.print(text('publishing.notPublished', { command: `staff ${kinds[kind].folder} publish ${slug}` }))
}

/** Names what should be checked about the donor of a donation. */
async function warnOfDonors({ terminal }: Context, publishing: Publishing, slug: string): Promise<void> {
  const donations = await registeredDonations(publishing.list('donation'))
  for (const warning of donorWarnings(donations, (id) => id === slug)) terminal.notify(warning)
}

/** Returns why a document was not saved; undefined if it was. */
export function refusalOf(
  outcome: SaveOutcome,
  { kind, slug }: ItemName,
  formatter: Context['formatter'],
): Text | undefined {
  if (outcome.outcome === 'saved') return undefined
  if (outcome.outcome === 'exists') return existsText(kind, slug)
  const item = pathOf({ kind, slug })
  if (outcome.outcome === 'missing') return text('publishing.noItem', { item, command: listOf(kind) })
  return text('publishing.savedMeanwhile', {
    ...{ item, by: outcome.by || '…', version: outcome.version },
    time: formatter.dateTime(outcome.at),
    show: `staff ${kinds[kind].folder} show ${slug}`,
  })
}

const listOf = (kind: ContentKind) => `staff ${kinds[kind].folder} list`
const existsText = (kind: ContentKind, slug: string): Text =>
  text('publishing.exists', { item: pathOf({ kind, slug }), command: `staff ${kinds[kind].folder} edit ${slug}` })

interface Task {
  publishing: Publishing
  kind: ContentKind
  slug: string
  before: ContentDocument | undefined
  lng: (typeof lngValues)[number] | typeof factsFile
  options: WriteInput['options']
  /** The day at the party's seat. */
  today: string
}

/**
 * Gets the text from a file, standard input or the text editor, and saves it. A typed text that is not saved is kept in a file.
 * @param save saves a document, and returns why it could not
 * @returns the language of the text; undefined if nothing was changed
 */
async function typedDocument(
  context: Context,
  task: Task,
  save: (document: ContentDocument) => Promise<Text | undefined>,
): Promise<FileName | undefined> {
  const { terminal } = context
  const { file, set } = task.options
  const isSet = Object.keys(set).length > 0
  if (isSet && file !== undefined) throw new UsageError(text('publishing.setOrFile'))
  if (isSet) return finish(context, task, withValues(draftText(task, context.now()).content, set), undefined, save)
  if (file !== undefined) {
    const source = file === '-' ? await terminal.readAll() : readTextFileOf(file)
    return finish(context, task, source, file === '-' ? undefined : file, save)
  }
  if (!terminal.isInteractive) throw new UsageError(text('publishing.noTerminal', { input: '--file -' }))
  if (context.editor() === undefined) throw new UsageError(text('publishing.noEditor', { variable: 'EDITOR' }))
  return edit(context, task, save)
}

/** Returns a file with other values in its front matter. */
function withValues(content: string, given: Readonly<Record<string, string>>): string {
  const { entries, body } = splitFile(content)
  const present = Object.fromEntries([...entries].map(([key, { value }]) => [key, value]))
  return joinFile({ ...present, ...given }, body)
}

/** Saves a text that came from a file or from standard input. */
async function finish(
  context: Context,
  task: Task,
  source: string,
  file: string | undefined,
  save: (document: ContentDocument) => Promise<Text | undefined>,
): Promise<FileName | undefined> {
  const { terminal, formatter } = context
  /** Reports why nothing was saved, and where the text is. */
  const refuse = (reason: Text, content = source): Failure => {
    const kept = file === undefined || content !== source ? keepText(`${task.slug}.md`, content) : file
    return new Failure(text('publishing.kept', { reason, file: kept }))
  }
  const reading = await readWithMedia(task, source)
  if ('problems' in reading) {
    for (const line of problemLines(reading.problems, formatter)) terminal.notify(line)
    throw refuse(text('publishing.notSaved', { count: reading.problems.length }))
  }
  let { document } = reading
  const { file: written, notes } = reading
  for (const line of problemLines(notes, formatter)) terminal.notify(line)
  let result = written
  if (task.options['to-cyrillic'] && written === 'sr-Latn') {
    const converted = inCyrillic(document)
    const content = formatDocument(converted.document, 'sr-Cyrl')
    terminal.notify(content)
    notifyDoubtful(context, converted.doubtful)
    if (!task.options.yes) {
      if (!terminal.isInteractive) throw refuse(text('publishing.confirmWithYes'), content)
      if (!(await confirms(context))) throw refuse(text('publishing.notConfirmed'), content)
    }
    document = converted.document
    result = 'sr-Cyrl'
  }
  const twice = bothScripts(document.texts)
  if (twice) throw refuse(twice)
  if (task.before && JSON.stringify(task.before) === JSON.stringify(document)) return undefined
  const refusal = await saveOr(save, document, refuse)
  if (refusal) throw refuse(refusal)
  return result
}

/** Saves; if the database fails, the text is kept. */
async function saveOr(
  save: (document: ContentDocument) => Promise<Text | undefined>,
  document: ContentDocument,
  refuse: (reason: Text) => Failure,
): Promise<Text | undefined> {
  try {
    return await save(document)
  } catch (error) {
    throw Object.assign(refuse(text('publishing.databaseFailed')), { cause: error })
  }
}

async function confirms({ terminal, stopSignal }: Context): Promise<boolean> {
  const typed = await terminal.ask(text('publishing.confirmCyrillic'), stopSignal())
  return /^(?:y|yes|d|da|д|да)$/i.test(typed?.trim() ?? '')
}

const doubtfulText = (doubtful: readonly (readonly [string, string])[]): Text =>
  text('publishing.doubtful', { words: and(doubtful.map(([latin, cyrillic]) => `${latin} → ${cyrillic}`)) })

function notifyDoubtful({ terminal }: Context, doubtful: readonly (readonly [string, string])[]): void {
  if (doubtful.length > 0) terminal.notify(doubtfulText(doubtful))
}

/** Returns a document with its Serbian text in Cyrillic instead of Latin letters. */
function inCyrillic(document: ContentDocument) {
  const { 'sr-Latn': latin, ...others } = document.texts
  if (!latin) return { document, doubtful: [] }
  const { text: converted, doubtful } = toCyrillic(latin)
  const { fields: given } = document
  const fields = 'tags' in given ? { ...given, tags: given.tags.map(wordsInCyrillic) } : given
  return { document: { ...document, fields, texts: { ...others, 'sr-Cyrl': converted } }, doubtful }
}

/** Reads a file of one language, puts it into the document, and checks whether the media that it names exist. */
async function readWithMedia(task: Task, source: string): Promise<Reading> {
  const reading = read(task, source)
  if ('problems' in reading) return reading
  const wrong = await task.publishing.checkMedia(reading.document, reading.media)
  if (wrong.length === 0) return reading
  return { problems: wrong.map(({ text: problem, use }) => ({ ...(use && { line: use.line }), text: problem })) }
}

/** Reads a file of one language, and puts it into the document. */
function read({ kind, slug, before, lng, options, today }: Task, source: string): Reading {
  const { text: content, fields: given, problems, notes, media } = readTextFile(kind, source, slug, today)
  if (problems.length > 0) return { problems }
  const fields = given ?? before?.fields ?? withoutFacts(kind, slug)
  if ('problem' in fields) return { problems: [{ line: 1, text: fields.problem }] }
  if (isWithoutTexts(kind, slug)) return { document: { slug, fields, texts: {} }, file: factsFile, notes, media }
  const isConverted = options['to-cyrillic'] === true && lng.toLowerCase().startsWith('sr')
  const language = readTextLanguage(isConverted ? 'sr' : lng, content)
  if (typeof language !== 'string') return { problems: [{ text: language }] }
  const texts = withText(before?.texts ?? {}, language, content, isConverted)
  const document: ContentDocument = { slug, fields, texts }
  const twice = isConverted && language === 'sr-Latn' ? undefined : bothScripts(texts)
  if (twice) return { problems: [{ text: twice }] }
  // The facts are those of the item, whichever file they are written in.
  const isForAll =
    before &&
    Object.keys(options.set).length === 0 &&
    Object.keys(texts).length > 1 &&
    !isDeepStrictEqual(fields, before.fields)
  if (isForAll) notes.push({ text: text('publishing.factsOfAll') })
  return { document, file: language, notes, media }
}

function withText(
  texts: ContentDocument['texts'],
  language: TextLanguage,
  content: DocumentText,
  isConverted: boolean,
): ContentDocument['texts'] {
  const { 'sr-Latn': _latin, ...others } = texts
  return { ...(isConverted ? others : texts), [language]: content }
}

/** Returns the text with which the editor begins. */
function draftText(
  { kind, slug, before, lng, options }: Task,
  now: number,
): { content: string; doubtful: Text | undefined } {
  if (before) {
    if (options['to-cyrillic'] && before.texts['sr-Latn']) {
      const { document, doubtful } = inCyrillic(before)
      const content = formatDocument(document, 'sr-Cyrl')
      return { content, doubtful: doubtful.length > 0 ? doubtfulText(doubtful) : undefined }
    }
    const serbian = before.texts['sr-Latn'] ? 'sr-Latn' : 'sr-Cyrl'
    return { content: formatDocument(before, lng === 'sr' ? serbian : lng), doubtful: undefined }
  }
  const inAWeek = wallTimeOf(now + 7 * 24 * 60 * 60_000).slice(0, 10)
  const texts = textEntries(kind, slug).map(({ key }) => [key, ''] as const)
  const language = lng === 'sr-Latn' ? 'sr' : lng === 'sr' || lng === factsFile ? 'sr-Cyrl' : lng
  const { draft, outline } = kinds[kind]
  const content = joinFile({ ...Object.fromEntries(texts), ...draft(inAWeek, slug) }, outline?.(language) ?? '')
  return { content, doubtful: undefined }
}

/** Lets the editor write until the text is saved, or the editor gives up. */
async function edit(
  context: Context,
  task: Task,
  save: (document: ContentDocument) => Promise<Text | undefined>,
): Promise<FileName | undefined> {
  const { terminal, formatter, now } = context
  const { content: begin, doubtful } = draftText(task, now())
  let comments = doubtful ? [formatter.text(doubtful)] : []
  let content = begin
  const name = `${task.slug}.${task.lng}.md`
  let file = keepText(name, withComments(comments, content))
  for (;;) {
    await openEditor(context, file)
    const typed = withoutComments(readTextFileOf(file))
    content = typed.content
    const reading = await readWithMedia(task, content)
    const isUntouched = content === begin && !(task.options['to-cyrillic'] && task.before?.texts['sr-Latn'])
    if (isUntouched || ('document' in reading && JSON.stringify(reading.document) === JSON.stringify(task.before))) {
      removeText(file)
      return undefined
    }
    const problems = 'problems' in reading ? reading.problems : []
    if ('document' in reading) {
      if (task.options['to-cyrillic'] && reading.file === 'sr-Latn') {
        // The proposal is opened, and saving it confirms it.
        const converted = inCyrillic(reading.document)
        content = formatDocument(converted.document, 'sr-Cyrl')
        comments = converted.doubtful.length > 0 ? [formatter.text(doubtfulText(converted.doubtful))] : []
        removeText(file)
        file = keepText(name, withComments(comments, content))
        continue
      }
      for (const line of problemLines(reading.notes, formatter)) terminal.notify(line)
      const refuse = (reason: Text) => new Failure(text('publishing.kept', { reason, file }))
      const refusal = await saveOr(save, reading.document, refuse)
      if (refusal) throw refuse(refusal)
      removeText(file)
      return reading.file
    }
    // Problems name the lines of the file that is opened again, with as many comments at its top as there are problems.
    const lines = problemLines(
      problems.map(({ line, text: problem }) => ({
        ...(line !== undefined && { line: line + problems.length }),
        text: problem,
      })),
      formatter,
    )
    for (const line of lines) terminal.notify(line)
    const reason = text('publishing.notSaved', { count: problems.length })
    const answer = await terminal.ask(text('publishing.openAgain'))
    if (answer === undefined || /^[nн]/i.test(answer.trim())) {
      throw new Failure(text('publishing.kept', { reason, file }))
    }
    removeText(file)
    file = keepText(name, withComments(lines, content))
  }
}
