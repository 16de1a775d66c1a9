import { focusCells } from '#shared/content/picture.ts'
import { isMediumName } from '#shared/publishing/media.ts'
import { textLanguages, type TextLanguage } from '#shared/publishing/documents.ts'
import type { Operands } from '../command.ts'
import { UsageError } from '../failures.ts'
import { authorName, selection, type Option } from '../options.ts'
import { or, text } from '../text.ts'

/** The languages that `--alt` takes; `sr` is the script that the letters have. */
const altLanguages = ['sr', ...textLanguages] as const

/** The longest description and the longest name of a photographer, in characters. */
export const maxAlt = 300
export const maxCredit = 120

type Alt = Readonly<Partial<Record<TextLanguage, string>>>

export const exampleAlt = 'sr=Ана Анић говори пред скупштином'

/** The option for descriptions, one for each language: `--alt en=… --alt fr=…`. An empty one removes that language. */
const alt: Option<Alt> = {
  placeholder: 'LANGUAGE=TEXT',
  format: text('media.altFormat', { languages: or(altLanguages) }),
  fallback: {},
  read(given, option) {
    const [, name = '', words = ''] = /^([A-Za-z-]+)=(.*)$/s.exec(given) ?? []
    const found = altLanguages.find((language) => language.toLowerCase() === name.toLowerCase())
    if (!found) throw new UsageError(text('media.wrongAlt', { option, value: given, example: exampleAlt }))
    const shown = words.replace(/\s+/g, ' ').trim()
    if (shown.length > maxAlt) throw new UsageError(text('media.longText', { option, limit: maxAlt }))
    if (found !== 'sr') return { [found]: shown }
    return shown === '' ? { 'sr-Cyrl': '', 'sr-Latn': '' } : { [scriptOf(shown)]: shown }
  },
  join: (before, next) => ({ ...before, ...next }),
}

const scriptOf = (words: string): TextLanguage => (/\p{Script=Cyrillic}/u.test(words) ? 'sr-Cyrl' : 'sr-Latn')

const credit: Option<string | undefined> = {
  placeholder: 'NAME',
  fallback: undefined,
  read(given, option) {
    const name = given.replace(/\s+/g, ' ').trim()
    if (name.length > maxCredit) throw new UsageError(text('media.longText', { option, limit: maxCredit }))
    return name
  },
}

const exampleName = 'ana-anic.jpg'

/** @throws UsageError */
export function readMediumName(given: string): string {
  if (isMediumName(given)) return given
  throw new UsageError(text('media.wrongName', { name: given, example: exampleName }))
}

export const mediumName: Option<string | undefined> = {
  placeholder: 'NAME',
  fallback: undefined,
  read: (given) => readMediumName(given),
}

export const factOptions = { alt, credit, focus: selection('CELL', focusCells), as: authorName }

/** The operand of the commands about one medium. */
export const mediumOperand: Operands = { name: 'NAME', meaning: text('common.operands.medium'), least: 1, most: 1 }
