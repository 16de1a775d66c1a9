import { describe, expect, test } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { latinWords } from '#tests/support/latinWords.ts'
import { findings, wordsIn } from './texts.ts'

const serbianWord = /^[абвгдђежзијклљмнњопрстћуфхцчџш]+$/iu
const romanNumeral = /^[IVXLCDM]+$/

/** Latin names that pages take from facts, in addition to those of the words. */
const latinAllowed = new Set([
  ...latinWords,
  ...'BIC SEPA EUR YouTube Vimeo WhatsApp Viber Telegram Spring Sintel Tears of Steel Big Buck Bunny CC BY'.split(' '),
  // In the texts of the staff commands.
  ...'center alt credit focus sr Cyrl Settings Camera Formats Most Compatible'.split(' '),
  ...'Esc N NAME VERB UTF transparency GB TB UTC ISO TLS DNS https Excel Markdown PostgreSQL SQLite JPEG WebP AVIF GIF HEIC jpg pdf'.split(
    ' ',
  ),
])

/** Returns words with letters of another alphabet, and Latin words that are not on the list. */
const strayLetters = (value: string): string[] =>
  wordsIn(value).filter((word) =>
    /\p{Script=Cyrillic}/u.test(word) ? !serbianWord.test(word) : !latinAllowed.has(word) && !romanNumeral.test(word),
  )

const cyrillicLetters = (value: string): string[] => value.match(/\p{Script=Cyrillic}+/gu) ?? []

/** Returns digraphs as one code point, which fonts draw badly and searches miss, and Icelandic eth instead of đ. */
const wrongLatinLetters = (value: string): string[] => value.match(/[\u01c4-\u01cc\u00d0\u00f0]/gu) ?? []

test('the Cyrillic source has only Serbian Cyrillic letters', () => {
  expect(findings('sr-Cyrl', strayLetters)).toEqual([])
})

describe.each(languages.filter((language) => language !== 'sr-Cyrl'))('%s', (language) => {
  test('has no Cyrillic letter', () => {
    expect(findings(language, cyrillicLetters)).toEqual([])
  })
  test('has no look-alike of a Serbian Latin letter', () => {
    expect(findings(language, wrongLatinLetters)).toEqual([])
  })
})

describe('the letters of a Serbian word', () => {
  test.each(['кo\u043dтакт', 'jавно', 'kao', 'й', 'ќерка', 'гра\u0301д'])('do not include those of %j', (word) => {
    expect(strayLetters(`Реч „${word}” овде.`)).toEqual([word])
  })
  test('may be mixed with acronyms, numerals and addresses in Latin', () => {
    expect(
      strayLetters('SMS-ом на {{partyName}}, <1>PDF</1> за XXI век: https://primer.example/o-nama, a@primer.example'),
    ).toEqual([])
  })
})
