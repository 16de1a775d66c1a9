import { expect, test } from 'vitest'
import { splitFirstLetter } from '#client/kit/firstLetter.ts'

test.each([
  ['sr-Cyrl', 'Људи који раде', 'Љ', 'уди', ' који раде'],
  ['sr-Latn', 'Ljudi koji rade', 'Lj', 'udi', ' koji rade'],
  ['sr-Latn', 'NJEGOVA KUĆA', 'NJ', 'EGOVA', ' KUĆA'],
  ['sr-Latn', 'Džep', 'Dž', 'ep', ''],
  ['sr-Latn', 'Lav', 'L', 'av', ''],
  ['nl', 'IJveren voor', 'IJ', 'veren', ' voor'],
  ['nl', 'Iedereen', 'I', 'edereen', ''],
  ['en', 'Ljubljana', 'L', 'jubljana', ''],
  ['fr', 'Écrire, puis', 'É', 'crire,', ' puis'],
  ['fr', 'E\u0301crire', 'E\u0301', 'crire', ''],
])('splitFirstLetter in %s splits “%s” after %s', (lang, text, initial, rest, after) => {
  expect(splitFirstLetter(text, lang)).toEqual({ initial, rest, after })
})
