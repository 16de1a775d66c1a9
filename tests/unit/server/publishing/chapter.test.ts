import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { chapterTitles } from '#server/publishing/chapters.ts'
import { chapterSeeds } from '#server/publishing/chapterSeeds.ts'
import { bodyIn } from '#server/publishing/chosenText.ts'
import { fileNamesOf, formatDocument } from '#server/publishing/formatDocument.ts'
import { readFiles, readTextFile } from '#server/publishing/parseDocument.ts'
import { chapterIds } from '#shared/content/programme.ts'
import { plainText } from '#shared/publishing/plainText.ts'
import { chapterDocument } from '#tests/support/content.ts'

const file = (...facts: string[]) =>
  `---\n${['title: Voda', 'lead: Voda je pravo.', ...facts].join('\n')}\n---\nTekst.\n`
const cost = ['cost-from: 0.5', 'cost-to: 1,25', 'period: once']

describe('the chapters of the site', () => {
  test('are files that staff can change without loss', () => {
    const seeds = chapterSeeds()
    expect(seeds).toHaveLength(chapterIds.length)
    for (const document of seeds) {
      const files = fileNamesOf(document).map((language) => ({
        name: `${language}.md`,
        language,
        source: formatDocument(document, language),
      }))
      expect(files).toHaveLength(4)
      expect(readFiles('chapter', document.slug, files)).toMatchObject({ document, problems: [] })
    }
  })

  test.each([
    ['sr-Cyrl', 'sr-Cyrl'],
    ['fr', 'fr'],
  ] as const)('have all words of the site in %s', (stored, language) => {
    const { programme } = wordsOf(language)
    const stringsIn = (part: unknown): string[] =>
      typeof part === 'string' ? [part] : Object.values(part as object).flatMap(stringsIn)
    for (const [index, id] of chapterIds.entries()) {
      const { body } = chapterSeeds()[index]!.texts[stored]!
      const shown = plainText(bodyIn({ stored, body }, language))
      for (const words of stringsIn(programme[id])) expect(shown).toContain(words)
    }
  })
})

describe('the file of a chapter', () => {
  test('has a cost, with its source', () => {
    const { fields, problems } = readTextFile('chapter', file('order: 7', ...cost, 'source: https://primer.example/1'))
    expect(problems).toEqual([])
    expect(fields).toEqual({
      ...{ kind: 'chapter', order: 7, source: 'https://primer.example/1' },
      cost: { from: 0.5, to: 1.25, period: 'once' },
    })
  })

  test.for([
    [
      ['cost-from: 8'],
      [
        [1, 'missing'],
        [1, 'missing'],
      ],
    ],
    [['cost-from: 0', ...cost.slice(1)], [[4, 'wrongCost']]],
    [['cost-from: 8 billion', ...cost.slice(1)], [[4, 'wrongCost']]],
    [['cost-from: 2', ...cost.slice(1)], [[5, 'fallingCost']]],
    [[...cost.slice(0, 2), 'period: monthly'], [[6, 'wrongPeriod']]],
    [[...cost, 'source: primer.example'], [[7, 'wrongSource']]],
    [['source: https://primer.example/1'], [[4, 'sourceWithoutCost']]],
  ] as const)('with %j has its faults in its lines', ([facts, faults]) => {
    const { problems } = readTextFile('chapter', file(...facts))
    expect(problems.map(({ line, text }) => [line, text.key.replace('publishing.', '')])).toEqual(faults)
  })
})

test('menus have the chapters in order, each with its title in each language', () => {
  const titles = chapterTitles([...chapterSeeds(), chapterDocument('voda', { title: 'Вода', order: 15 })])
  const [first, ...others] = chapterIds
  expect(Object.keys(titles.sr)).toEqual([first, 'chapter-voda', ...others])
  expect(titles.sr).toEqual({ ...wordsOf('sr-Cyrl').common.chapters, 'chapter-voda': 'Вода' })
  expect(titles.nl).toEqual({ ...wordsOf('nl').common.chapters, 'chapter-voda': 'Voda' })
})
