import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { erasedPerson, scannersOpenEveryLink } from '#tests/support/stories/person.ts'

test('a GET of every link in every mail changes nothing', (context) => scannersOpenEveryLink(reportOf(context)))

test('an erased person leaves no byte in database, log and mails', (context) => erasedPerson(reportOf(context)))
