import { describe, expect, test } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { latinWords } from '#tests/support/latinWords.ts'
import { findings, wordsIn } from './texts.ts'

const serbianWord = /^[абвгдђежзијклљмнњопрстћуфхцчџш]+$/iu
const romanNumeral = /^[IVXLCDM]+$/

/** What the written words name besides, and a page takes from the facts about it. */
const latinAllowed = new Set([
  ...latinWords,
  ...'BIC SEPA EUR YouTube Vimeo WhatsApp Viber Telegram Spring Sintel Tears of Steel Big Buck Bunny CC BY'.split(' '),
  // In the texts of the staff commands.
  ...'N GB TB UTC ISO Excel PostgreSQL SQLite'.split(' '),
])

/** Words with letters of another alphabet, and Latin words that nobody allowed. */
const strayLetters = (value: string): string[] =>
  wordsIn(value).filter((word) =>
    /\p{Script=Cyrillic}/u.test(word) ? !serbianWord.test(word) : !latinAllowed.has(word) && !romanNumeral.test(word),
  )

const cyrillicLetters = (value: string): string[] => value.match(/\p{Script=Cyrillic}+/gu) ?? []

/** Digraphs as one code point, which no font draws well and no search finds, and the Icelandic eth in đ's place. */
const wrongLatinLetters = (value: string): string[] => value.match(/[\u01c4-\u01cc\u00d0\u00f0]/gu) ?? []

test('the Cyrillic source is Serbian Cyrillic to the letter', () => {
  expect(findings('sr-Cyrl', strayLetters)).toEqual([])
})

describe.each(languages.filter((language) => language !== 'sr-Cyrl'))('%s', (language) => {
  test('has no Cyrillic letter', () => {
    expect(findings(language, cyrillicLetters)).toEqual([])
  })
  test('has no letter that only looks like a Serbian Latin one', () => {
    expect(findings(language, wrongLatinLetters)).toEqual([])
  })
})

describe('the letters of a Serbian word', () => {
  test.each(['кo\u043dтакт', 'jавно', 'kao', 'й', 'ќерка', 'гра\u0301д'])('are not those of %j', (word) => {
    expect(strayLetters(`Реч „${word}” овде.`)).toEqual([word])
  })
  test('may stand beside acronyms, numerals and addresses in Latin', () => {
    expect(
      strayLetters('SMS-ом на {{partyName}}, <1>PDF</1> за XXI век: https://primer.example/o-nama, a@primer.example'),
    ).toEqual([])
  })
})
