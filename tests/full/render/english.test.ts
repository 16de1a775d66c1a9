import { expect, test } from 'vitest'
import { checkPages } from '#tests/support/checkPages.ts'
import { pages } from '#tests/support/renderPlan.ts'
import { leftOverTexts } from '#tests/support/leftOverTexts.ts'

const pageTexts = checkPages(pages, ['en'])

test('each text is shown on a page or used by a script', () => {
  expect(leftOverTexts(pageTexts, 'en')).toEqual([])
})
