import { consentEntry } from '../../services/consent.ts'
import { createKeyedHash } from '../../services/secrets.ts'
import { address, readAddress } from '../address.ts'
import { command } from '../command.ts'
import { Failure } from '../failures.ts'
import { text } from '../text.ts'
import { deleteFinishedMailFiles } from '../unneededMailFiles.ts'

/** The name in the consent log, instead of a form. */
const form = 'staff'

export const unsubscribeCommand = command('unsubscribe', {
  operands: address,
  options: {},
  example: 'unsubscribe name@primer.example',

  async run(context, { operands }) {
    const { terminal, formatter } = context
    const email = readAddress(operands)
    const keys = await context.matchingKeys()
    const store = await context.store()
    const { subscriber } = await store.showPerson(email, ...keys.subjectHashes(email))
    if (!subscriber) {
      await terminal.print(text('unsubscribe.notSubscribed', { email }))
      return
    }
    if (subscriber.status === 'unsubscribed') {
      const at = subscriber.unsubscribed
      await terminal.print(
        at === null
          ? text('unsubscribe.already', { email })
          : text('unsubscribe.alreadySince', { email, time: formatter.dateTime(at) }),
      )
      return
    }
    const consent = consentEntry(createKeyedHash(keys.current), {
      act: 'withdrawn',
      purpose: 'newsletter',
      language: subscriber.language,
      form,
      page: '',
      email,
      // Staff act for the person, so there is no visitor's address.
      ip: '',
    })
    await store.unsubscribe(subscriber.id, context.now(), consent)
    const problem = await deleteFinishedMailFiles(store, context.config())
    await terminal.print(text('unsubscribe.done', { email }))
    if (problem !== undefined) throw new Failure(problem)
  },
})
