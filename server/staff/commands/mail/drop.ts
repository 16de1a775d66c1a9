import { command } from '../../command.ts'
import { Failure } from '../../failures.ts'
import { deleteFinishedMailFiles } from '../../mailFiles.ts'
import { chooseMail, chosenMail, everyMail, mailsWere } from '../../stoppedMail.ts'

export const mailDropCommand = command({
  purpose: 'gives held or failed mails up for good',
  operands: chosenMail,
  options: { all: everyMail },
  notes: [
    'Whoever should have got them will not. A visitor’s message is kept all the same: “staff messages” lists it. Who was asked to confirm a subscription must sign up once more.',
  ],
  example: 'mail drop 0b8a1f3e-7f5d-4a0e-9a3a-2f7b6c1d9e10',

  async run(context, input) {
    const { store, chosen, count } = await chooseMail(context.store, input)
    if (chosen.length === 0) {
      await context.terminal.write('No mail is held or has failed: there is nothing to drop.\n')
      return
    }
    const dropped = await store.dropMail(context.now(), chosen)
    const left = await deleteFinishedMailFiles(store, context.config())
    await context.terminal.write(`${mailsWere(dropped, `given up for good (${count.toString()})`)}\n`)
    if (left !== undefined) throw new Failure(left)
  },
})
