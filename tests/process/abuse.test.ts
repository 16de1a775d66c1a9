import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { bombing, forgedProxies } from '#tests/support/stories/crowd.ts'
import { canaryPerson, enumeration, slowTexts } from '#tests/support/stories/secrets.ts'
import { distinctVisitors, hostileLanguages } from '#tests/support/stories/visitors.ts'

test('mails to strangers are few, from however many places they are asked for', (context) =>
  bombing(reportOf(context), { places: 40, mailsPerHour: 150 }))

test('a made-up address of a visitor is not believed', (context) => forgedProxies(reportOf(context)))

test('known and unknown addresses get the same answer', (context) =>
  enumeration(reportOf(context), { pairs: 20, most: undefined }))

test('texts that expressions choke on', (context) => slowTexts(reportOf(context), { most: 200 }))

test('a person is in no log and no file but the database', (context) => canaryPerson(reportOf(context)))

test('visitors who are all different spoil no page', (context) =>
  distinctVisitors(reportOf(context), { count: 1_500, flat: undefined }))

test('languages that are none', (context) => hostileLanguages(reportOf(context), { count: 600 }))
