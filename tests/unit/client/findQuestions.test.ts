import { describe, expect, test } from 'vitest'
import { findQuestions } from '#client/demo/inner/faq-s/findQuestions.ts'
import { wordsOf } from '#locales/words.ts'
import type { Language } from '#shared/i18n/languages.ts'

function find(language: Language, search: string) {
  const { topics } = wordsOf(language)['page/faq-s']
  const all = Object.values(topics).flatMap(({ title, items }) =>
    Object.entries<{ question: string; answer: string }>(items).map(([id, item]) => ({ id, topic: title, ...item })),
  )
  const { items, matchedWord: only } = findQuestions(all, search)
  return { ids: items.map(({ id }) => id), only, total: all.length }
}

test.each<[Language, string, string]>([
  ['sr', 'лозинка', 'leave'],
  ['sr', 'lozinka', 'leave'],
  ['sr-Cyrl', 'lozinka', 'leave'],
  ['sr-Cyrl', 'лозинка', 'leave'],
  ['sr', 'uclanim', 'join'],
  ['sr-Cyrl', 'učlanim', 'join'],
  ['sr-Cyrl', 'UCLANIM', 'join'],
  ['sr', 'anonimni davaoci', 'barred'],
  ['en', 'password', 'leave'],
  ['en', 'how do I join?', 'join'],
  ['fr', 'etrangers', 'barred'],
  ['fr', 'dépouillement', 'controller'],
  ['nl', 'wachtwoord', 'leave'],
  ['nl', 'brief', 'contents'],
])('in %s %j is found among few', (language, search, id) => {
  const { ids, total } = find(language, search)
  expect(ids).toContain(id)
  expect(ids.length).toBeLessThan(total / 2)
})

describe('a search', () => {
  test('that is empty finds everything, one without a word nothing', () => {
    expect(find('en', '').ids).toHaveLength(find('en', '').total)
    expect(find('en', '???').ids).toEqual([])
    expect(find('en', 'zeppelin').ids).toEqual([])
  })

  test('of which no question has all words leads to the rarest', () => {
    expect(find('en', 'Password zeppelin newsletter')).toMatchObject({ ids: ['leave'], only: 'Password' })
    expect(find('en', 'password').only).toBe(undefined)
  })

  test('may be anything', () => {
    for (const search of ['$^*', '(', '\\', '__proto__ constructor', 'a'.repeat(10_000), '\ud800'])
      expect(() => find('sr', search)).not.toThrow()
  })
})
