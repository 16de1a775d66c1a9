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
])('in %s the search for %j finds the right question and less than half of all', (language, search, id) => {
  const { ids, total } = find(language, search)
  expect(ids).toContain(id)
  expect(ids.length).toBeLessThan(total / 2)
})

describe('a search of the questions', () => {
  test('returns all questions for an empty query and none for unknown words', () => {
    expect(find('en', '').ids).toHaveLength(find('en', '').total)
    expect(find('en', '???').ids).toEqual([])
    expect(find('en', 'zeppelin').ids).toEqual([])
  })

  test('returns the questions of the rarest word when no question has all words', () => {
    expect(find('en', 'Password zeppelin newsletter')).toMatchObject({ ids: ['leave'], only: 'Password' })
    expect(find('en', 'password').only).toBe(undefined)
  })

  test('does not throw for special characters or a long query', () => {
    for (const search of ['$^*', '(', '\\', '__proto__ constructor', 'a'.repeat(10_000), '\ud800'])
      expect(() => find('sr', search)).not.toThrow()
  })
})
