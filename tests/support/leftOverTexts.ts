import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#shared/i18n/languages.ts'
import { wordsOf } from '#locales/words.ts'

interface Text {
  /** Where it stands: namespace and keys. */
  path: string[]
  text: string
}

function textsIn(words: unknown, path: string[]): Text[] {
  if (typeof words === 'string') return [{ path, text: words }]
  return Object.entries(words as object).flatMap(([key, inside]) => textsIn(inside, [...path, key]))
}

/** Its parts that are the same whatever is filled in. */
const fixedParts = (text: string): string[] =>
  text
    .split(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/)
    .map((part) => part.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim())
    .filter((part) => part.length > 1)

const root = join(import.meta.dirname, '../..')
const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'client', 'server', 'shared', 'scripts', 'locales'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  .map((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    return { code, names: new Set(code.match(/\w+/g)) }
  })
const isInCode = (pattern: RegExp) => sources.some(({ code }) => pattern.test(code))
const plural = /_(?:zero|one|few|many|other)$/

/**
 * Returns whether code calls a text that no page shows at first: the last two names of its path by a key, or in one file; or its own name
 * where those beside it are called by names that are computed, or handed on as one object.
 */
function isCalled(written: readonly string[]): boolean {
  const path = written.map((name) => name.replace(plural, ''))
  // Articles and authors are called by numbers.
  const names = path.filter((name) => !/^\d+$/.test(name))
  const [parent, leaf] = names.slice(-2) as [string, string]
  // The words of every page are asked for without naming them.
  if (parent === 'common') return isInCode(new RegExp(`\\bt\\('${leaf}'|common:${leaf}\\b`))
  if (sources.some(({ code, names }) => names.has(leaf) && code.includes(parent.split('/').at(-1)!))) return true
  const isHandedOn = names.length > 2 && isInCode(new RegExp(`\\b${names.at(-3)}\\.${parent}\\b(?![.[?])`))
  return (
    (isHandedOn && sources.some((source) => source.names.has(leaf))) ||
    isInCode(new RegExp(`\\$\\{[^}]+\\}\\.${leaf}\\b`)) ||
    (sources.some(({ names }) => names.has(leaf)) &&
      isInCode(new RegExp(`(?<!styles\\.)\\b${parent}(?:\\.\\$\\{|\\[|\\})`)))
  )
}

/** Where the texts stand that no page shows and no script calls. */
export function leftOverTexts(said: ReadonlySet<string>, language: Language): string[] {
  const everything = [...said].join('\n')
  return textsIn(wordsOf(language), [])
    .filter(({ text }) => !fixedParts(text).every((part) => everything.includes(part)))
    .filter(({ path }) => !isCalled(path))
    .map(({ path }) => path.join(' '))
}
