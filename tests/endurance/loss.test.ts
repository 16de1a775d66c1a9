import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { killUnderLoad } from '#tests/support/stories/kill.ts'
import { mailServerInTrouble, poisonedMail } from '#tests/support/stories/mail.ts'
import { needsTool } from '#tests/support/stories/needs.ts'
import { erasedPerson, scannersOpenEveryLink } from '#tests/support/stories/person.ts'
import { stopUnderLoad } from '#tests/support/stories/stop.ts'
import { syncedBeforeAnswered } from '#tests/support/stories/sync.ts'
import { startedTogether } from '#tests/support/stories/together.ts'

test('50 kill -9 under load', (context) => killUnderLoad(reportOf(context), { kills: 50, submissions: 30 }))

test('the log is synced before a submission is acknowledged', async (context) => {
  needsTool(context, 'strace')
  await syncedBeforeAnswered(reportOf(context), { time: 6000 })
})

test('a mail server in every kind of trouble', (context) =>
  mailServerInTrouble(reportOf(context), { submissions: 60, slowest: 2000 }))

test('a mail that is refused for good', (context) => poisonedMail(reportOf(context)))

test('two processes on one folder', (context) => startedTogether(reportOf(context), { submissions: 400 }))

test('SIGTERM', (context) => stopUnderLoad(reportOf(context), 'SIGTERM'))
test('SIGINT', (context) => stopUnderLoad(reportOf(context), 'SIGINT'))

test('scanners open every link', (context) => scannersOpenEveryLink(reportOf(context)))
test('an erased person leaves no byte', (context) => erasedPerson(reportOf(context)))
