import { expect, test } from 'vitest'
import { parseMarkdown } from '#server/publishing/markdown.ts'
import { faultsOfGenerated } from '#tests/support/hostileMarkdown.ts'

test('ten thousand generated texts have no script, no foreign address and no part of another shape', () => {
  expect(faultsOfGenerated(10_000, (markdown) => parseMarkdown(markdown).richText)).toEqual([])
})
