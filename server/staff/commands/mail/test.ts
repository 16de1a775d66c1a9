import { MailNotSent, mailServerOf, sendAtOnce } from '../../../mail/transport.ts'
import { address, readAddress } from '../../address.ts'
import { command } from '../../command.ts'
import { mailFailureText } from '../../doctor/checkMail.ts'
import { Failure } from '../../failures.ts'
import { text } from '../../text.ts'

export const mailTestCommand = command('mail test', {
  operands: { ...address, meaning: text('common.operands.testAddress') },
  options: {},
  example: 'mail test name@primer.example',

  async run({ terminal, formatter, config: readConfig }, { operands }) {
    const to = readAddress(operands)
    const config = readConfig()
    const { smtpUrl: url, mailFrom, publicUrl } = config
    if (!url) throw new Failure(text('mail test.noServer'))
    const server = new URL(url).host
    try {
      const answer = await sendAtOnce(mailServerOf(config, url), {
        from: { name: '', address: mailFrom },
        to: { name: '', address: to },
        subject: formatter.text(text('mail test.subject', { site: publicUrl })),
        text: `${formatter.text(text('mail test.body', { site: publicUrl }))}\n`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      await terminal.print(text('mail test.accepted', { to, server, answer }))
    } catch (error) {
      if (!(error instanceof MailNotSent)) throw error
      const { response } = (error.cause ?? {}) as { response?: string }
      if (error.failure === 'unreachable') throw new Failure(mailFailureText(config, error))
      throw new Failure(text('mail test.refused', { to, server, from: mailFrom, answer: response ?? error.code }))
    }
  },
})
