import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { killUnderLoad } from '#tests/support/stories/kill.ts'
import { mailServerInTrouble, poisonedMail } from '#tests/support/stories/mail.ts'
import { needsTool } from '#tests/support/stories/needs.ts'
import { erasedPerson, scannersOpenEveryLink } from '#tests/support/stories/person.ts'
import { killedWhilePublishing, publishedOnFullDisk } from '#tests/support/stories/publication.ts'
import { stopUnderLoad } from '#tests/support/stories/stop.ts'
import { syncedBeforeAnswered } from '#tests/support/stories/sync.ts'
import { startedTogether } from '#tests/support/stories/together.ts'

test('50 kill -9 under load lose no acknowledged submission', (context) =>
  killUnderLoad(reportOf(context), { kills: 50, submissions: 30 }))

test('the database log is synced before a submission is acknowledged', async (context) => {
  needsTool(context, 'strace')
  await syncedBeforeAnswered(reportOf(context), { time: 6000 })
})

test('kill -9 of the staff command leaves the old or the new version of each kind in every place', (context) =>
  killedWhilePublishing(reportOf(context), { kills: 4 }))

test('on a full disk a publication of each kind fails with a sentence, and every place keeps the old version', () =>
  publishedOnFullDisk())

test('a mail server with every kind of failure delays only mails', (context) =>
  mailServerInTrouble(reportOf(context), { submissions: 60, slowest: 2000 }))

test('a permanently refused mail blocks no other, and staff can release it', (context) =>
  poisonedMail(reportOf(context)))

test('two processes on one folder accept 400 submissions and send no mail twice', (context) =>
  startedTogether(reportOf(context), { submissions: 400 }))

test('SIGTERM under load finishes open requests and exits with 0', (context) =>
  stopUnderLoad(reportOf(context), 'SIGTERM'))
test('SIGINT under load finishes open requests and exits with 0', (context) =>
  stopUnderLoad(reportOf(context), 'SIGINT'))

test('a GET of every link in every mail changes nothing', (context) => scannersOpenEveryLink(reportOf(context)))
test('an erased person leaves no byte in database, log and mails', (context) => erasedPerson(reportOf(context)))
