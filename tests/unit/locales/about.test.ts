import { describe, expect, test } from 'vitest'
import { biographyParts, coPresidentIds } from '#shared/content/people.ts'
import { chapterIds, proposalIds } from '#shared/content/programme.ts'
import { languages } from '#shared/i18n/languages.ts'
import { wordsOf } from '#locales/words.ts'

/** By how much the longer of two equal texts may exceed the shorter one. */
const equalWithin = 0.05
/** Words of a chapter, without its title, the headings of its parts and its link. */
const chapterWords = { least: 150, most: 220 }

const isEqual = (lengths: readonly number[]): boolean =>
  Math.min(...lengths) >= Math.max(...lengths) * (1 - equalWithin)

const countWords = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0

describe.each(languages)('%s', (language) => {
  const { people, programme } = wordsOf(language)

  test('gives both co-presidents the same room', () => {
    const lives = coPresidentIds.map((id) => [people[id].lead, ...biographyParts.map((part) => people[id][part])])
    const lengths = lives.map((life) => life.join(' ').length)
    expect(isEqual(lengths), lengths.join(' and ')).toBe(true)
    for (const length of lengths) expect(length).toBeGreaterThan(800)
  })

  test.each(chapterIds)('says enough and not too much about %s', (id) => {
    const { meet, proposals, requires, youCan } = programme[id]
    const proposed = proposalIds.flatMap((proposal) => [proposals[proposal].claim, proposals[proposal].how])
    const words = countWords([meet, ...proposed, requires, youCan].join(' '))
    expect(words).toBeGreaterThanOrEqual(chapterWords.least)
    expect(words).toBeLessThanOrEqual(chapterWords.most)
  })
})

test('lengths a little apart are equal, others are not', () => {
  expect(isEqual([1000, 951])).toBe(true)
  expect(isEqual([1000, 949])).toBe(false)
  expect(countWords('„Два” – и 3.')).toBe(3)
})
