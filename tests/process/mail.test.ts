import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { mailServerInTrouble, poisonedMail } from '#tests/support/stories/mail.ts'

test('a mail server in trouble delays mails and nothing else', (context) =>
  mailServerInTrouble(reportOf(context), { submissions: 4 }))

test('a mail that is refused for good blocks no other, and staff can release it', (context) =>
  poisonedMail(reportOf(context)))
