import { z } from 'zod'
import { photographLooks, type PhotographLook } from '#shared/content/picture.ts'
import { municipalities } from '#shared/content/municipalities.ts'
import { fold } from '#shared/i18n/fold.ts'
import { seatInstants, seatTimeOf } from '#shared/localDay.ts'
import {
  isTextLanguage,
  maxSlugLength,
  slugPattern,
  textLanguages,
  type ContentDocument,
  type ContentKind,
  type DocumentText,
  type EventFields,
  type LeadPicture,
  type NewsFields,
  type TextLanguage,
} from '#shared/publishing/documents.ts'
import { isMediumName } from '#shared/publishing/media.ts'
import { closestName } from '../staff/closestName.ts'
import { or, text, type Text } from '../staff/text.ts'
import { splitFile, type Entry } from './frontMatter.ts'
import { httpsAddress, parseMarkdown, type MediumUse } from './markdown.ts'
import type { Problem } from './problem.ts'

/* Reads the files of an item: one for each language, each with front matter and Markdown. */

export type Fields = NewsFields | EventFields

const textKeys = { news: ['title', 'lead'], event: ['title', 'lead', 'place'] } as const
export const factKeys = {
  news: ['tags', 'date', 'press', 'picture', 'look'],
  event: ['tags', 'starts', 'ends', 'municipality', 'online', 'visitors', 'picture', 'look'],
} as const

/** The longest texts. */
const maxLengths = { title: 150, lead: 500, place: 200, tag: 40 }
const maxTags = 10
/** The latest year of a date, so that a misspelt one is found. */
const lastYear = 2100

const examples = {
  title: 'title: …',
  lead: 'lead: …',
  starts: 'starts: 2026-12-01T18:00',
  ends: 'ends: 2026-12-01T20:00',
}

/** Returns the problem that a fact is missing. */
export const missing = (key: keyof typeof examples): Text =>
  text(`publishing.missing.${key}`, { example: examples[key] })

/**
 * A value that is not valid, with the text for the editor. zod carries texts as parameters of an issue.
 * @param item the index in a list
 */
const invalid = (context: z.RefinementCtx, problem: Text, item?: number): typeof z.NEVER => {
  context.addIssue({ code: 'custom', params: { text: problem, item } })
  return z.NEVER
}

const single = z.union([z.string(), z.array(z.string()).transform((list) => list.join(', '))])

const words = (key: 'title' | 'lead' | 'place') =>
  single.transform((value, context) => {
    // XML, and therefore a feed, cannot hold control characters.
    const cleaned = value.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').normalize('NFC')
    const limit = maxLengths[key]
    if (cleaned.length > limit) {
      return invalid(context, text('publishing.longValue', { key, length: cleaned.length, limit }))
    }
    return cleaned
  })

/** Words with single spaces or hyphens between them. A list whose first hyphen is missing is no tag. */
const tagPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[ -][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u

const tags = z
  .union([z.string().transform((value) => value.split(',')), z.array(z.string())])
  .transform((written, context) => {
    const given = written.map((tag) => tag.normalize('NFC').replace(/\s+/g, ' ').trim())
    // Of several spellings the first stays.
    const list = [...Map.groupBy(given, fold).values()].flatMap(([first = '']) => (first === '' ? [] : [first]))
    if (list.length > maxTags) return invalid(context, text('publishing.manyTags', { limit: maxTags }))
    const wrong = given.findIndex((tag) => tag !== '' && (tag.length > maxLengths.tag || !tagPattern.test(tag)))
    return wrong < 0
      ? list
      : invalid(context, text('publishing.wrongTag', { tag: given[wrong] ?? '', limit: maxLengths.tag }), wrong)
  })

const yesOrNo = (key: string) =>
  single.transform((value, context) => {
    if (value === 'true' || value === 'false') return value === 'true'
    return value === ''
      ? false
      : invalid(context, text('publishing.notYesOrNo', { key, value, values: or(['true', 'false']) }))
  })

const isDay = (value: string) => {
  const at = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value) && Number.parseInt(value, 10) <= lastYear
}

const day = single.transform((value, context) =>
  value === '' || isDay(value)
    ? value
    : invalid(context, text('publishing.wrongDay', { value, example: '2026-12-01' })),
)

/** Returns the text of what is wrong with a wall time at the party's seat; undefined for a right one. */
export function wallTimeProblem(value: string): Text | undefined {
  const [date = '', clock = ''] = value.split('T')
  const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(clock)
  if (!isDay(date) || !isTime) return text('publishing.wrongTime', { value, example: '2026-12-01T18:00' })
  if (seatInstants(value).length > 0) return undefined
  const hour = String(Number(clock.slice(0, 2)) + 1).padStart(2, '0')
  return text('publishing.gap', { value, later: `${date}T${hour}${clock.slice(2)}` })
}

const wallTime = single.transform((given, context) => {
  const value = given.replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T')
  const problem = value === '' ? undefined : wallTimeProblem(value)
  return problem ? invalid(context, problem) : value
})

const municipality = single.transform((value, context) => {
  const ids = municipalities.map(({ id }) => id)
  if (value === '' || ids.includes(value)) return value
  const similar = closestName(value, ids)
  return invalid(
    context,
    similar === undefined
      ? text('publishing.unknownMunicipality', { value, ids: or(ids) })
      : text('publishing.similarMunicipality', { value, similar }),
  )
})

const online = single.transform((value, context) =>
  value === '' ? value : (httpsAddress(value) ?? invalid(context, text('publishing.wrongOnline', { value }))),
)

const picture = single.transform((value, context) =>
  value === '' || (isMediumName(value) && value.endsWith('.jpg'))
    ? value
    : invalid(context, text('publishing.wrongPicture', { value, example: 'voda.jpg' })),
)

const look = single.transform((value, context): PhotographLook => {
  const found = photographLooks.find((one) => one === (value || 'plain'))
  return found ?? invalid(context, text('publishing.wrongLook', { value, looks: or([...photographLooks]) }))
})

const schemas = {
  title: words('title'),
  lead: words('lead'),
  place: words('place'),
  tags,
  date: day,
  press: yesOrNo('press'),
  starts: wallTime,
  ends: wallTime,
  municipality,
  online,
  visitors: yesOrNo('visitors'),
  picture,
  look,
}
type Key = keyof typeof schemas
type Values = { [Name in Key]?: z.output<(typeof schemas)[Name]> }

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

/** Reads the file of one language. If there are problems, text and facts are only a part of it. */
export function readTextFile(kind: ContentKind, source: string): ReadFile {
  const { entries, body, bodyLine, problems: broken } = splitFile(source)
  const problems: Problem[] = [...broken]
  const known: readonly string[] = [...textKeys[kind], ...factKeys[kind]]
  const values: Values = {}
  const report = (key: string, problem: Text) => problems.push({ line: entries.get(key)?.line ?? 1, text: problem })

  for (const [key, { value, line, itemLines }] of entries) {
    if (!known.includes(key)) {
      const similar = closestName(key, known)
      const problem =
        similar === undefined
          ? text('publishing.unknownKey', { key, keys: or([...known]) })
          : text('publishing.similarKey', { key, similar })
      report(key, problem)
      continue
    }
    const result = schemas[key as Key].safeParse(value)
    if (result.success) (values as Record<string, unknown>)[key] = result.data
    else {
      const { problem, item = -1 } = faultOf(result.error)
      problems.push({ line: itemLines[item] ?? line, text: problem })
    }
  }
  if (broken.length === 0) {
    for (const key of ['title', 'lead'] as const) {
      if (!values[key] && !problems.some(({ line }) => line === entries.get(key)?.line)) report(key, missing(key))
    }
  }
  const markdown = parseMarkdown(body, bodyLine)
  problems.push(...markdown.problems)
  const media = [...markdown.media]
  if (values.picture) media.unshift({ name: values.picture, as: 'lead', line: entries.get('picture')?.line ?? 1 })
  else if (values.look && entries.get('look')?.value !== '')
    report('look', text('publishing.lookWithoutPicture', { example: 'picture: voda.jpg' }))
  const notes: Problem[] = []
  const hasFacts = factKeys[kind].some((key) => entries.has(key))
  const fields = !hasFacts
    ? undefined
    : kind === 'news'
      ? newsFields(values)
      : eventFields(values, entries, problems, notes)
  const { title = '', lead = '', place } = values
  const tidied = body.replace(/^\s*\n/, '').trimEnd()
  return { text: { title, lead, body: tidied, ...(place && { place }) }, fields, problems, notes, media }
}

function faultOf(error: z.ZodError): { problem: Text; item?: number | undefined } {
  const [issue] = error.issues
  const given = issue?.code === 'custom' ? (issue.params as { text?: Text; item?: number } | undefined) : undefined
  return { problem: given?.text ?? text('publishing.brokenFrontMatter'), item: given?.item }
}

/** Returns the picture of the facts as a part of the fields. */
const leadOf = ({ picture: name, look: chosen = 'plain' }: Values): { picture?: LeadPicture } =>
  name ? { picture: { name, look: chosen } } : {}

const newsFields = ({ tags: given = [], press = false, date, ...values }: Values): NewsFields => ({
  kind: 'news',
  tags: given,
  isPressRelease: press,
  ...(date && { date }),
  ...leadOf(values),
})

function eventFields(
  values: Values,
  entries: ReadonlyMap<string, Entry>,
  problems: Problem[],
  notes: Problem[],
): EventFields {
  const { tags: given = [], starts = '', ends = '', municipality: place, online: address, visitors = false } = values
  for (const key of ['starts', 'ends'] as const) {
    const line = entries.get(key)?.line ?? 1
    if (values[key] === '' || (values[key] === undefined && !entries.has(key)))
      problems.push({ line, text: missing(key) })
    const value = values[key] ?? ''
    if (seatInstants(value).length > 1) notes.push({ line, text: text('publishing.twice', { value }) })
  }
  const [from] = seatInstants(starts)
  const [to] = seatInstants(ends)
  if (from !== undefined && to !== undefined && to <= from)
    problems.push({ line: entries.get('ends')?.line ?? 1, text: text('publishing.endsFirst', { starts, ends }) })
  return {
    kind: 'event',
    tags: given,
    starts,
    ends,
    ...(place && { municipality: place }),
    ...(address && { online: address }),
    takesVisitors: visitors,
    ...leadOf(values),
  }
}

/** Returns the first instant of a wall time at the party's seat. */
export const firstInstant = (wallTime: string): number | undefined => seatInstants(wallTime)[0]

/** Returns the wall time of an instant: `2026-12-01T18:00`. */
export const wallTimeOf = (at: number): string => seatTimeOf(at).slice(0, 16)

/** Returns what is wrong with a slug; undefined for a right one. */
export function slugProblem(slug: string): Text | undefined {
  if (slug.length > maxSlugLength) return text('publishing.longSlug', { slug, limit: maxSlugLength })
  return slugPattern.test(slug) ? undefined : text('publishing.wrongSlug', { slug, example: 'voda-za-sve' })
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
/** Spellings of one tag are equal facts. */
const comparable = (fields: Fields) => JSON.stringify({ ...fields, tags: fields.tags.map(fold) })
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

/** Reads the files of a whole item, as an export has written them. The document has no sense if there are problems. */
export function readFiles(
  kind: ContentKind,
  slug: string,
  files: readonly NamedFile[],
): { document: ContentDocument; problems: NamedProblem[]; media: NamedUse[] } {
  const problems: NamedProblem[] = []
  const media: NamedUse[] = []
  const texts: Partial<Record<TextLanguage, DocumentText>> = {}
  let found: { fields: Fields; file: string } | undefined
  const wrongSlug = slugProblem(slug)
  if (wrongSlug) problems.push({ file: slug, text: wrongSlug })
  for (const { name: file, language: given, source } of files) {
    const { text: content, fields, problems: own, media: used } = readTextFile(kind, source)
    problems.push(...own.map((problem) => ({ ...problem, file })))
    media.push(...used.map((use) => ({ ...use, file })))
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
  if (!found && kind === 'event') problems.push({ file: slug, text: missing('starts') })
  const fields = found?.fields ?? newsFields({})
  return { document: { slug, fields, texts }, problems, media }
}

/** Returns the problem of a document that has Serbian in both scripts. */
export const bothScripts = (texts: ContentDocument['texts']): Text | undefined =>
  texts['sr-Cyrl'] && texts['sr-Latn'] ? text('publishing.bothScripts') : undefined
