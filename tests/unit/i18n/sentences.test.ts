import { expect, test } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { labelled, sentences } from '#shared/i18n/sentences.ts'

test.each([
  [[], ''],
  [['Given: 18 May 2026', 'A company'], 'Given: 18 May 2026. A company.'],
  [['Dato: 18. maj 2026.', 'Pravno lice'], 'Dato: 18. maj 2026. Pravno lice.'],
  [['Why?', 'So!', 'Then…', '“Yes.”', '(No.)', 'End.'], 'Why? So! Then… “Yes.” (No.) End.'],
  [['„Тако”', 'д.о.о.'], '„Тако”. д.о.о.'],
])('%j becomes %j', (texts, said) => {
  expect(sentences(texts)).toBe(said)
})

test('a label has a colon, with a narrow no-break space before it only in French', () => {
  expect(languages.map((language) => labelled('a', 'b', language))).toEqual(
    languages.map((language) => (language === 'fr' ? 'a\u202f: b' : 'a: b')),
  )
})
