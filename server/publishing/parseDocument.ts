import type { z } from 'zod'
import { fold } from '#shared/i18n/fold.ts'
import {
  isTextLanguage,
  maxSlugLength,
  slugPattern,
  textLanguages,
  type ContentDocument,
  type ContentKind,
  type DocumentText,
  type Fields,
  type TextLanguage,
} from '#shared/publishing/documents.ts'
import { closestName } from '../staff/closestName.ts'
import { or, text, type Text } from '../staff/text.ts'
import { splitFile } from './frontMatter.ts'
import type { Facts, TextEntry } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'
import { words } from './kinds/values.ts'
import { parseMarkdown, type MediumUse } from './markdown.ts'
import type { Problem } from './problem.ts'

/* Reads the files of an item: one for each language, each with front matter and Markdown. */

type TextName = keyof Omit<DocumentText, 'body'>

/** Returns the texts and facts of an item. */
const formOf = (kind: ContentKind, slug: string) => kinds[kind].formOf?.(slug) ?? kinds[kind]

/** Returns the texts of an item by their names in front matter. */
export const textEntries = (kind: ContentKind, slug: string): { key: string; name: TextName; entry: TextEntry }[] =>
  Object.entries(formOf(kind, slug).texts).map(([name, entry]) => ({
    key: entry.key ?? name,
    name: name as TextName,
    entry,
  }))

/** Returns whether an item is one file of facts. Without a slug: whether each item of the kind is. */
export const isWithoutTexts = (kind: ContentKind, slug?: string): boolean =>
  Object.keys((slug === undefined ? kinds[kind] : formOf(kind, slug)).texts).length === 0

/** Returns the problem that a fact is missing. */
const missing = (key: string, example: string): Text =>
  text('publishing.missing', { key, example: `${key}: ${example}` })

export interface ReadFile {
  text: DocumentText
  /** Undefined if the file has no facts: then they are in the file of another language. */
  fields: Fields | undefined
  problems: Problem[]
  /** What an editor should know, and need not change. */
  notes: Problem[]
  /** The photographs and files that facts and text name. */
  media: MediumUse[]
}

/**
 * Reads the file of one language. If there are problems, text and facts are only a part of it.
 * @param today the day at the party's seat, after which nothing has happened yet; without it days are not compared
 */
export function readTextFile(kind: ContentKind, source: string, slug = '', today?: string): ReadFile {
  const { hasBody, read, textProblem } = kinds[kind]
  const { facts, pastDays = [] } = formOf(kind, slug)
  const { entries, body, bodyLine, problems: broken } = splitFile(source)
  const problems: Problem[] = [...broken]
  const notes: Problem[] = []
  const texts = textEntries(kind, slug)
  const schemas: Readonly<Record<string, z.ZodType>> = {
    ...Object.fromEntries(texts.map(({ key, entry }) => [key, words(key, entry.limit)])),
    ...facts,
  }
  const known = Object.keys(schemas)
  const values: Record<string, unknown> = {}
  /** The keys with a wrong value. */
  const refused = new Set<string>()
  const lineOf = (key: string) => entries.get(key)?.line ?? 1
  const report = (key: string, problem: Text) => void problems.push({ line: lineOf(key), text: problem })
  const require = (key: string, example: string) => {
    if (!values[key] && !refused.has(key)) report(key, missing(key, example))
  }

  for (const [key, { value, line, itemLines }] of entries) {
    const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined
    if (!schema) {
      report(key, unknownKey(key, known))
      continue
    }
    const result = schema.safeParse(value)
    if (result.success) values[key] = result.data
    else {
      refused.add(key)
      const { problem, item = -1 } = faultOf(result.error)
      problems.push({ line: itemLines[item] ?? line, text: problem })
    }
  }
  for (const key of pastDays) {
    const day = values[key]
    if (today !== undefined && typeof day === 'string' && day > today)
      report(key, text('publishing.futureDay', { key, day, today }))
  }
  if (broken.length === 0)
    for (const { key, entry } of texts) if (entry.example !== undefined) require(key, entry.example)
  const markdown = parseMarkdown(body, bodyLine)
  if (hasBody) problems.push(...markdown.problems)
  else if (body.trim() !== '') problems.push({ line: bodyLine, text: text('publishing.noBody') })
  const media = hasBody ? [...markdown.media] : []
  const picture = values['picture'] as string | undefined
  if (picture) media.unshift({ name: picture, as: 'lead', line: lineOf('picture') })
  else if (values['look'] && entries.get('look')?.value !== '')
    report('look', text('publishing.lookWithoutPicture', { example: 'picture: voda.jpg' }))
  const hasFacts = Object.keys(facts).some((key) => entries.has(key))
  const note: Facts<Record<string, z.ZodType>>['note'] = (key, given) => notes.push({ line: lineOf(key), text: given })
  const isRead = hasFacts || (isWithoutTexts(kind, slug) && broken.length === 0)
  const fields = isRead ? read({ slug, values, report, require, note }) : undefined
  const tidied = body.replace(/^\s*\n/, '').trimEnd()
  const content: DocumentText = { title: '', lead: '', body: tidied }
  for (const { key, name } of texts) if (values[key]) content[name] = values[key] as string
  const wrongText = problems.length === 0 ? textProblem?.(slug, content) : undefined
  if (wrongText) report(texts[0]?.key ?? '', wrongText)
  return { text: content, fields, problems, notes, media }
}

function unknownKey(key: string, known: readonly string[]): Text {
  const similar = closestName(key, known)
  return similar === undefined
    ? text('publishing.unknownKey', { key, keys: or([...known]) })
    : text('publishing.similarKey', { key, similar })
}

function faultOf(error: z.ZodError): { problem: Text; item?: number | undefined } {
  const [issue] = error.issues
  const given = issue?.code === 'custom' ? (issue.params as { text?: Text; item?: number } | undefined) : undefined
  return { problem: given?.text ?? text('publishing.brokenFrontMatter'), item: given?.item }
}

/** Returns the fields of a document whose files have no facts, or the problem that it needs some. */
export function withoutFacts(kind: ContentKind, slug: string): Fields | { problem: Text } {
  const problems: Text[] = []
  const fields = kinds[kind].read({
    slug,
    values: {},
    report: (_, problem) => problems.push(problem),
    require: (key, example) => problems.push(missing(key, example)),
    note: () => undefined,
  })
  return problems[0] ? { problem: problems[0] } : fields
}

/** Returns what is wrong with a slug; undefined for a right one. */
export function slugProblem(kind: ContentKind, slug: string): Text | undefined {
  if (slug.length > maxSlugLength) return text('publishing.longSlug', { slug, limit: maxSlugLength })
  const { slugProblem: own, example } = kinds[kind]
  return slugPattern.test(slug) ? own?.(slug) : text('publishing.wrongSlug', { slug, example })
}

const count = (words: string, letters: RegExp) => words.match(letters)?.length ?? 0

/** Returns the language of a Serbian text by its letters. */
export function serbianOf({ title, lead, body }: DocumentText): 'sr-Cyrl' | 'sr-Latn' {
  for (const words of [`${title} ${lead}`, body]) {
    const difference = count(words, /\p{Script=Cyrillic}/gu) - count(words, /\p{Script=Latin}/gu)
    if (difference !== 0) return difference > 0 ? 'sr-Cyrl' : 'sr-Latn'
  }
  return 'sr-Cyrl'
}

/**
 * Returns the language of a text from the name that was given: `sr` is detected from the letters.
 * @returns the text of a problem for an unknown name, or a script that the text does not have
 */
export function readTextLanguage(given: string, content: DocumentText): TextLanguage | Text {
  const name = given.toLowerCase() === 'sr' ? serbianOf(content) : textLanguages.find((one) => sameName(one, given))
  if (!isTextLanguage(name)) {
    const similar = closestName(given, textLanguages)
    return similar === undefined
      ? text('publishing.unknownLanguage', { language: given, languages: or([...textLanguages]) })
      : text('publishing.similarLanguage', { language: given, similar })
  }
  if (name.startsWith('sr-') && serbianOf(content) !== name)
    return text('publishing.otherScript', { language: name, script: serbianOf(content) })
  return name
}
/** Returns facts as text. Spellings of one tag are equal facts. */
const comparable = (fields: Fields) =>
  JSON.stringify('tags' in fields ? { ...fields, tags: fields.tags.map(fold) } : fields)

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export interface NamedFile {
  /** Shown with problems. */
  name: string
  language: string
  source: string
}

export interface NamedProblem extends Problem {
  file: string
}

export interface NamedUse extends MediumUse {
  file: string
}

/**
 * Reads the files of a whole item, as an export has written them. The document has no sense if there are problems.
 * @param today as for `readTextFile`
 */
export function readFiles(
  kind: ContentKind,
  slug: string,
  files: readonly NamedFile[],
  today?: string,
): { document: ContentDocument | undefined; problems: NamedProblem[]; media: NamedUse[] } {
  const problems: NamedProblem[] = []
  const media: NamedUse[] = []
  const texts: Partial<Record<TextLanguage, DocumentText>> = {}
  let found: { fields: Fields; file: string } | undefined
  const wrongSlug = slugProblem(kind, slug)
  if (wrongSlug) {
    problems.push({ file: slug, text: wrongSlug })
    // What its files may contain is unknown.
    if (kinds[kind].formOf) return { document: undefined, problems, media }
  }
  for (const { name: file, language: given, source } of files) {
    const { text: content, fields, problems: own, media: used } = readTextFile(kind, source, slug, today)
    problems.push(...own.map((problem) => ({ ...problem, file })))
    media.push(...used.map((use) => ({ ...use, file })))
    if (isWithoutTexts(kind, slug)) {
      found ??= fields && { fields, file }
      continue
    }
    const language = readTextLanguage(given, content)
    if (typeof language !== 'string') {
      problems.push({ file, text: language })
      continue
    }
    texts[language] = content
    if (fields && found && comparable(fields) !== comparable(found.fields))
      problems.push({ file, text: text('publishing.otherFacts', { file: found.file }) })
    if (fields && !found) found = { fields, file }
  }
  const twice = bothScripts(texts)
  if (twice) problems.push({ file: slug, text: twice })
  const fields = found?.fields ?? withoutFacts(kind, slug)
  if ('problem' in fields) {
    if (problems.length === 0) problems.push({ file: slug, text: fields.problem })
    return { document: undefined, problems, media }
  }
  return { document: { slug, fields, texts }, problems, media }
}

/** Returns the problem of a document that has Serbian in both scripts. */
export const bothScripts = (texts: ContentDocument['texts']): Text | undefined =>
  texts['sr-Cyrl'] && texts['sr-Latn'] ? text('publishing.bothScripts') : undefined
