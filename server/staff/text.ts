import { organisation } from '#shared/content/organisation.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import type { Milliseconds } from '#db/store.ts'

/**
 * What a terminal would obey, or not show: control characters and escape sequences, marks that turn the direction of
 * text, and others without a shape. The joiner of emoji may stay.
 */
const hidden = /(?!\u200D)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

const mark = (character: string) => `<U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`

/** Foreign text for one line of a terminal: `\x1b[2J` is shown as `<U+001B>[2J`. */
export const visible = (text: string): string => text.replace(hidden, mark)

/** Foreign text of several lines. Each keeps the mark in front, so that none can pass for a line of ours. */
export const visibleLines = (text: string, before: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => before + visible(line.replaceAll('\t', '    ')))
    .join('\n')

/** JSON in which no character can steer a terminal; it means the same. */
export const visibleJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(hidden, (found) =>
    found === '\n' ? found : [...Array(found.length).keys()].map((unit) => escapeUnit(found.charCodeAt(unit))).join(''),
  )
const escapeUnit = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: organisation.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
})
/** As a person at the party's seat reads it: `1 Mar 2026, 13:05`. */
export const dateTime = (at: Milliseconds): string => clock.format(at)

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
/** `Serbian (Latin)`. */
export const languageName = (language: Language): string =>
  languageNames.of(languageFacts[language].tag) ?? languageFacts[language].ownName

const wholeNumber = new Intl.NumberFormat('en-GB')
export const number = (value: number): string => wholeNumber.format(value)

const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
const oneDecimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
/** `4.1 kB`. */
export function fileSize(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return `${oneDecimal.format(bytes / 1000 ** power)} ${units[power]}`
}

/** `1 row`, `2 rows`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`

/** `csv, excel or json`. */
export const orList = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)
export const andList = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words)

/** Lines of two columns, the first as wide as its widest entry. */
export function columns(rows: readonly (readonly [string, string])[], before = '  '): string {
  const width = Math.max(0, ...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `${before}${first.padEnd(width)}  ${second}`.trimEnd() + '\n').join('')
}

const lineWidth = 80

/** Breaks text between words; every line after the first begins with so many spaces. */
export function wrapped(text: string, indent: number): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!
    if (line !== '' && indent + line.length + 1 + word.length > lineWidth) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join(`\n${' '.repeat(indent)}`)
}
