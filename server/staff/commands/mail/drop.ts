import { chooseMail, mailIds } from '../../blockedMail.ts'
import { command } from '../../command.ts'
import { Failure } from '../../failures.ts'
import { flag } from '../../options.ts'
import { text } from '../../text.ts'
import { deleteFinishedMailFiles } from '../../unneededMailFiles.ts'

export const mailDropCommand = command('mail drop', {
  operands: mailIds,
  options: { all: flag },
  example: 'mail drop 0b8a1f3e-7f5d-4a0e-9a3a-2f7b6c1d9e10',

  async run(context, input) {
    const { store, chosen, count } = await chooseMail(context.store, input)
    if (chosen.length === 0) {
      await context.terminal.print(text('common.chooseMail.noneBlocked'))
      return
    }
    const dropped = await store.dropMail(context.now(), chosen)
    const problem = await deleteFinishedMailFiles(store, context.config())
    await context.terminal.print(text('mail drop.done', { count: dropped, statuses: count.byStatus }))
    if (problem !== undefined) throw new Failure(problem)
  },
})
