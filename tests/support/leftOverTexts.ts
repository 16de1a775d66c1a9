import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#shared/i18n/languages.ts'
import { wordsOf } from '#locales/words.ts'

interface Text {
  /** Namespace and keys. */
  path: string[]
  text: string
}

function textsIn(words: unknown, path: string[]): Text[] {
  if (typeof words === 'string') return [{ path, text: words }]
  return Object.entries(words as object).flatMap(([key, inside]) => textsIn(inside, [...path, key]))
}

/** Returns the parts of a text between placeholders and tags. */
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
 * Returns whether code uses a text that no page shows initially. The code must contain the last two names of its path in one file. Its own
 * name is enough if keys of the same object are computed, or if the object is passed on.
 */
function isCalled(written: readonly string[]): boolean {
  const path = written.map((name) => name.replace(plural, ''))
  // Articles and authors are used by number.
  const names = path.filter((name) => !/^\d+$/.test(name))
  const [parent, leaf] = names.slice(-2) as [string, string]
  // Texts of `common` are used without their namespace.
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

/** Returns the paths of texts that no page shows and no code uses. */
export function leftOverTexts(shownTexts: ReadonlySet<string>, language: Language): string[] {
  const everything = [...shownTexts].join('\n')
  return textsIn(wordsOf(language), [])
    .filter(({ text }) => !fixedParts(text).every((part) => everything.includes(part)))
    .filter(({ path }) => !isCalled(path))
    .map(({ path }) => path.join(' '))
}
