import { expect, test } from 'vitest'
import { headerArrangements } from '#client/demo/headers/arrangements.generated.ts'
import { headerNames } from '#shared/routes/headers.ts'
import { headerLookOf } from '#client/demo/frames/headerLooks.ts'

test('neighbours in the list of headers have bodies of different looks', () => {
  // The page of the one-page navigation has its own parts.
  const headers = headerNames.filter((name) => headerArrangements[name].arrangement !== 'onePage')
  const looks = headers.map((name) => headerLookOf(name)?.body.look)
  expect(headers.filter((_, at) => looks[at] === undefined)).toEqual([])
  expect(headers.filter((_, at) => looks[at] === looks[at - 1])).toEqual([])
})
