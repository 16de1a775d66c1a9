import { chooseMail, mailIds } from '../../blockedMail.ts'
import { command } from '../../command.ts'
import { flag } from '../../options.ts'
import { text } from '../../text.ts'

export const mailReleaseCommand = command('mail release', {
  operands: mailIds,
  options: { all: flag },
  example: 'mail release --all',

  async run(context, input) {
    const { store, chosen, count } = await chooseMail(context.store, input)
    if (chosen.length === 0) {
      await context.terminal.print(text('common.chooseMail.noneBlocked'))
      return
    }
    const released = await store.releaseMail(context.now(), chosen)
    const { smtpUrl, dataDir: folder } = context.config()
    await context.terminal.print(
      text('mail release.done', { count: released, statuses: count.byStatus }),
      smtpUrl ? text('mail release.next') : text('mail release.nextFiles', { folder }),
    )
  },
})
