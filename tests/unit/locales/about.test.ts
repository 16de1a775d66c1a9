import { expect, test } from 'vitest'
import { biographyParts, coPresidentIds } from '#shared/content/people.ts'
import { languages } from '#shared/i18n/languages.ts'
import { wordsOf } from '#locales/words.ts'

/** By how much the longer of two equal texts may exceed the shorter one. */
const equalWithin = 0.05

test.each(languages)('%s gives both co-presidents the same room', (language) => {
  const { people } = wordsOf(language)
  const lives = coPresidentIds.map((id) => [people[id].lead, ...biographyParts.map((part) => people[id][part])])
  const lengths = lives.map((life) => life.join(' ').length)
  expect(Math.min(...lengths), lengths.join(' and ')).toBeGreaterThanOrEqual(Math.max(...lengths) * (1 - equalWithin))
})
