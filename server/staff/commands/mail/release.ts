import { command } from '../../command.ts'
import { chooseMail, chosenMail, everyMail, mailsWere } from '../../stoppedMail.ts'
import { visible } from '../../text.ts'

export const mailReleaseCommand = command({
  purpose: 'has held or failed mails sent after all',
  operands: chosenMail,
  options: { all: everyMail },
  notes: ['The mails wait again as if they had just been written. The site sends them while it runs.'],
  example: 'mail release --all',

  async run(context, input) {
    const { store, chosen, count } = await chooseMail(context.store, input)
    if (chosen.length === 0) {
      await context.terminal.write('No mail is held or has failed: there is nothing to release.\n')
      return
    }
    const released = await store.releaseMail(context.now(), chosen)
    const { smtpUrl, dataDir } = context.config()
    const next = smtpUrl
      ? 'They leave within a minute while the site runs.'
      : `SMTP_URL is empty, so that they are not sent but written as files under ${visible(dataDir)}.`
    await context.terminal.write(`${mailsWere(released, `released (${count.toString()})`)} ${next}\n`)
  },
})
