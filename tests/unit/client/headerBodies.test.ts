import { expect, test } from 'vitest'
import { headerNames } from '#shared/routes/headers.ts'
import { headerLookOf } from '#client/demo/frames/headerLooks.ts'

test('neighbours in the list of headers have bodies of different looks', () => {
  const looks = headerNames.flatMap((name) => headerLookOf(name)?.body.look ?? [])
  expect(looks.filter((look, at) => look === looks[at - 1])).toEqual([])
})
