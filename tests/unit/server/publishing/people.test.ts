import { describe, expect, test } from 'vitest'
import { formatDocument } from '#server/publishing/formatDocument.ts'
import { readFiles, readTextFile } from '#server/publishing/parseDocument.ts'
import { prepareDraft } from '#server/publishing/prepareDraft.ts'
import { personDocument } from '#tests/support/content.ts'

const file = (facts: string) => `---\nname: Ana Anić\nrole: Spokeswoman\n${facts}\n---\nText.\n`

describe('the file of a person', () => {
  test('holds a person without loss, and lists sort people by their place', () => {
    const document = personDocument('ana', { order: 7, leads: true, quotation: '„Питајте нас.”' })
    const source = formatDocument(document, 'sr-Cyrl')
    expect(readFiles('person', 'ana', [{ name: 'ana.md', language: 'sr-Cyrl', source }])).toMatchObject({
      document,
      problems: [],
    })
    expect(prepareDraft(document).listing.sortAt).toBe(7)
  })

  test('needs no facts but name and role', () => {
    const { fields, problems } = readTextFile('person', file('leads: true'))
    expect([fields, problems]).toEqual([{ kind: 'person', order: 100, leads: true }, []])
  })

  test.each(['-1', '1.5', 'first', '10000'])('with the place %s names its line', (order) => {
    const { problems } = readTextFile('person', file(`order: ${order}`))
    expect(problems.map(({ line, text }) => [line, text.key])).toEqual([[4, 'publishing.notNumber']])
  })
})
