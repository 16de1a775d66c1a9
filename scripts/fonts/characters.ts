import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CharacterRange as Range, FontScript } from '#shared/fonts.ts'
import { languageFacts } from '#shared/i18n/languages.ts'
import { toLatin } from '#shared/i18n/transliteration.ts'
import { root } from '../setup/command.mjs'

/** Characters that are always in each font file. They are whole alphabets, because visitors type letters that our texts do not have. */
const alphabets: Readonly<Record<FontScript, readonly Range[]>> = {
  latin: [
    [0x20, 0x7e],
    // Latin-1 and Latin Extended-A: the official languages of the European Union in Latin script.
    [0xa0, 0x17f],
    // Romanian letters with a comma below
    [0x218, 0x21b],
    // punctuation, narrow spaces, euro, trade mark, minus
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
  ],
  cyrillic: [
    // Serbian, Macedonian, Bulgarian, Russian, Ukrainian, Belarusian
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x2116, 0x2116],
  ],
}

/**
 * The Cyrillic letters in the names of languages, which the language switch shows on Latin pages too. The Latin file has these letters,
 * with a face of their own (`<name> Names`), so that a Latin page does not load the Cyrillic file for one word.
 */
export const foreignNames = [
  ...new Set(Object.values(languageFacts).flatMap(({ ownName, shortName }) => [...ownName, ...shortName])),
]
  .filter((character) => /\p{Script=Cyrillic}/u.test(character))
  .sort()
  .join('')

const isCyrillic = /\p{Script=Cyrillic}/u

/** Returns the texts of a file of words, without the keys. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf)

/** Returns all texts of `locales/`. Cyrillic texts are included in Latin script as well. */
export function readWords(): string {
  const folder = join(root, 'locales')
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => textsOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  return texts.flatMap((text) => (isCyrillic.test(text) ? [text, toLatin(text)] : [text])).join('\n')
}

/** Returns the character ranges of a script's font file: its alphabets, and other characters of the words. */
export function rangesOf(script: FontScript, words: string): Range[] {
  const known = Object.values(alphabets).flat()
  const others = [...new Set(words)]
    .map((character) => character.codePointAt(0)!)
    .filter((code) => code >= 0x20 && !known.some(([first, last]) => first <= code && code <= last))
    .filter((code) => isCyrillic.test(String.fromCodePoint(code)) === (script === 'cyrillic'))
    .sort((a, b) => a - b)
  return [...alphabets[script], ...others.map((code): Range => [code, code])]
}

/** Returns all characters of the ranges. */
export const charactersOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('')

export const rangesOfText = (text: string): Range[] =>
  [...text].map((character): Range => [character.codePointAt(0)!, character.codePointAt(0)!])
