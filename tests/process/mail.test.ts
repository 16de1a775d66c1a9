import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { mailServerInTrouble, poisonedMail } from '#tests/support/stories/mail.ts'

test('a failing mail server delays only mails', (context) => mailServerInTrouble(reportOf(context), { submissions: 4 }))

test('a permanently refused mail blocks no other, and staff can release it', (context) =>
  poisonedMail(reportOf(context)))
