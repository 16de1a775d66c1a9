import { expect, test } from 'vitest'
import { biographyParts, coPresidentIds } from '#shared/content/people.ts'
import { languages } from '#shared/i18n/languages.ts'
import { wordsOf } from '#locales/words.ts'

/** The largest difference in length, as a fraction of the longer text. */
const equalWithin = 0.05

test.each(languages)('%s has biographies of the same length for both co-presidents', (language) => {
  const { people } = wordsOf(language)
  const lives = coPresidentIds.map((id) => [people[id].lead, ...biographyParts.map((part) => people[id][part])])
  const lengths = lives.map((life) => life.join(' ').length)
  expect(Math.min(...lengths), lengths.join(' and ')).toBeGreaterThanOrEqual(Math.max(...lengths) * (1 - equalWithin))
})
