import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { bombing, forgedProxies } from '#tests/support/stories/crowd.ts'
import { canaryPerson, enumeration, slowTexts } from '#tests/support/stories/secrets.ts'
import { distinctVisitors, hostileLanguages } from '#tests/support/stories/visitors.ts'

test('sign-ups from many networks send no more mails than the limits allow', (context) =>
  bombing(reportOf(context), { places: 40, mailsPerHour: 150 }))

test('a forged X-Forwarded-For header changes no rate limit', (context) => forgedProxies(reportOf(context)))

test('known and unknown addresses get the same answer', (context) =>
  enumeration(reportOf(context), { pairs: 20, most: undefined }))

test('texts that make regular expressions backtrack are answered in time', (context) =>
  slowTexts(reportOf(context), { most: 200 }))

test('personal data is in no log and no file except the database', (context) => canaryPerson(reportOf(context)))

test('requests with unique headers and queries leave every page correct', (context) =>
  distinctVisitors(reportOf(context), { count: 1_500, flat: undefined }))

test('malformed language values are answered in a valid language', (context) =>
  hostileLanguages(reportOf(context), { count: 600 }))
