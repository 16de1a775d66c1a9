import {
  isCollection,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  stringify,
  visit,
  type Document,
  type Node,
  type Pair,
} from 'yaml'
import { text } from '../staff/text.ts'
import type { Problem } from './problem.ts'

/* Front matter: lines of YAML between two lines `---`, before the text. */

const maxFrontMatterLength = 20_000

/** A value of the front matter: a text, a list of texts, or nothing. */
export interface Entry {
  value: string | readonly string[]
  line: number
  /** The line of each text of a list. */
  itemLines: readonly number[]
}

export interface SplitFile {
  entries: ReadonlyMap<string, Entry>
  body: string
  /** The number of the body's first line. */
  bodyLine: number
  problems: readonly Problem[]
}

/** Splits a file into front matter and text. */
export function splitFile(source: string): SplitFile {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const isFence = (line: string | undefined) => line !== undefined && /^---\s*$/.test(line)
  const end = lines.findIndex((line, index) => index > 0 && isFence(line))
  const none = { entries: new Map<string, Entry>(), body: '', bodyLine: 1 }
  if (!isFence(lines[0]))
    return { ...none, problems: [{ line: 1, text: text('publishing.noFrontMatter', { example: 'title: …' }) }] }
  if (end < 0) return { ...none, problems: [{ line: 1, text: text('publishing.openFrontMatter') }] }
  const body = lines.slice(end + 1).join('\n')
  return { ...readEntries(lines.slice(1, end).join('\n')), body, bodyLine: end + 2 }
}

function readEntries(yaml: string): Pick<SplitFile, 'entries' | 'problems'> {
  const entries = new Map<string, Entry>()
  if (yaml.length > maxFrontMatterLength)
    return { entries, problems: [{ line: 1, text: text('publishing.longFrontMatter') }] }
  const lineCounter = new LineCounter()
  // The front matter begins on the second line.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1
  const lineOf = (node: unknown) => lineAt((node as Node | undefined)?.range?.[0] ?? 0)
  let contents: unknown
  try {
    const document = parseDocument(yaml, { lineCounter, prettyErrors: false, logLevel: 'error' })
    const [error] = document.errors
    if (error) {
      const line = lineAt(originOf(document))
      const problem =
        error.code === 'DUPLICATE_KEY' ? text('publishing.repeatedKey') : text('publishing.brokenFrontMatter')
      return { entries, problems: [{ line, text: problem }] }
    }
    contents = document.contents
  } catch {
    // Lists nested thousands of times.
    return { entries, problems: [{ line: 2, text: text('publishing.brokenFrontMatter') }] }
  }
  const problems: Problem[] = []
  const items = (contents as { items?: readonly unknown[] } | null)?.items ?? []
  const isMap = contents === null || (contents as { items?: unknown }).items !== undefined
  if (!isMap || isSeq(contents)) return { entries, problems: [{ line: 2, text: text('publishing.brokenFrontMatter') }] }
  for (const { key, value } of items as readonly Pair[]) {
    const line = lineOf(key)
    const name = textOf(key)
    const items = isSeq(value) ? value.items : []
    const given = isSeq(value) ? items.map(textOf) : textOf(value)
    const itemLines = items.map(lineOf)
    const brokenItem = Array.isArray(given) ? given.indexOf(undefined) : -1
    if (name === undefined || given === undefined || brokenItem >= 0)
      problems.push({ line: itemLines[brokenItem] ?? line, text: text('publishing.brokenValue', { key: name ?? '' }) })
    else entries.set(name, { value: given as Entry['value'], line, itemLines })
  }
  return { entries, problems }
}

/** Returns where the editor must correct the first error: the parser may notice it earlier or later. */
function originOf(document: Document.Parsed): number {
  const { errors } = document
  const { code, pos } = errors[0]!
  const at = pos[0]
  // An indented line continues the value before it; its colon is then the second one.
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return errors.find((one) => one.code === 'MULTILINE_IMPLICIT_KEY' && one.pos[0] === at)?.pos[1] ?? at
  if (code !== 'MISSING_CHAR' && code !== 'BAD_INDENT') return at
  // A quotation or list without its end reaches to a later line.
  let origin = at
  visit(document, (_, node) => {
    const isEnclosed = isScalar(node) ? node.type?.startsWith('QUOTE') : isCollection(node) && node.flow
    const [begin = at, end = at] = (isEnclosed && (node as Node).range) || []
    if (begin >= at || end < at) return undefined
    origin = begin
    return visit.BREAK
  })
  return origin
}

/** Returns a plain value as it was written; undefined for anything else. */
function textOf(node: unknown): string | undefined {
  if (node === null || node === undefined) return ''
  if (!isScalar(node)) return undefined
  if (node.value === null) return ''
  const written = typeof node.value === 'string' ? node.value : (node.source ?? '')
  // Spaces that keep a line together stay: French has them before signs.
  return written.replace(/[^\S\u00a0\u202f]+/g, ' ').trim()
}

/** Writes front matter and text as a file. */
export function joinFile(
  values: Readonly<Record<string, string | readonly string[] | boolean | number>>,
  body: string,
): string {
  const yaml = stringify(values, { lineWidth: 0, defaultStringType: Scalar.PLAIN })
  return `---\n${yaml}---\n\n${body.replace(/^\n+/, '').trimEnd()}\n`
}
