import { expect, test } from 'vitest'
import { headerNames } from '#shared/routes/headers.ts'
import { headerBodies } from '#client/pages/frames/headerBodies.ts'

test('neighbours in the list of headers never have a body of the same look', () => {
  const looks = headerNames.flatMap((name) =>
    name in headerBodies ? [headerBodies[name as keyof typeof headerBodies].look] : [],
  )
  expect(looks.filter((look, at) => look === looks[at - 1])).toEqual([])
})
