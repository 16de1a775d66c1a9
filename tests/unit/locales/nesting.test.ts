import { describe, expect, test } from 'vitest'
import { nested, writtenWords } from '#locales/written.mjs'
import { sourceLanguages } from '#shared/i18n/languages.ts'

const words = { first: { a: { b: 'A proposal' } }, 'page/second': { list: ['$t(first:a.b).', 'other'] } }

test('a text has the texts that it names', () => {
  expect(nested(words['page/second'], words)).toEqual({ list: ['A proposal.', 'other'] })
})

test.each(['$t(first:a)', '$t(first:a.c)', '$t(third:a)'])('%s names no text, and is refused', (text) => {
  expect(() => nested({ text }, words)).toThrow(`${text} names no text.`)
})

describe.each(sourceLanguages)('in %s', (language) => {
  const written = writtenWords(language)
  test('a proposal is that of the programme, with the cost of its chapter in words', () => {
    const { ofProgramme: proposal } = written['page/about-us']
    expect(proposal.claim).toBe(written.programme.care.proposals.second.claim)
    expect(proposal.cost).toMatch(/^45\D+60 /)
  })
  test('no name of a text is left', () => {
    expect(JSON.stringify(written)).not.toContain('$t(')
  })
})
