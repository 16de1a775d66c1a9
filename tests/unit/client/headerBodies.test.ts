import { expect, test } from 'vitest'
import { headerArrangements } from '#client/demo/headers/arrangements.generated.ts'
import { headerNames } from '#shared/routes/headers.ts'
import { headerLookOf } from '#client/demo/frames/headerLooks.ts'

// The page of the one-page navigation has its own parts.
const headers = headerNames.filter((name) => headerArrangements[name].arrangement !== 'onePage')

test('neighbours in the list of headers have bodies of different looks', () => {
  const looks = headers.map((name) => headerLookOf(name)?.body.look)
  expect(headers.filter((_, at) => looks[at] === undefined)).toEqual([])
  expect(headers.filter((_, at) => looks[at] === looks[at - 1])).toEqual([])
})

test('each header arranges its things to try in its own way', () => {
  const looks = headers.map((name) => JSON.stringify(headerLookOf(name)?.points))
  expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([])
})

test('a body and the links after it have different backgrounds', () => {
  const shown = headers.map((name) => headerLookOf(name)!)
  expect(shown.filter(({ body, next }) => next.field !== undefined && next.field === body.field)).toEqual([])
})
