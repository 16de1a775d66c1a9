import { consentEntry } from '../../services/consent.ts'
import { createKeyedHash } from '../../services/secrets.ts'
import { address, readAddress } from '../address.ts'
import { command } from '../command.ts'
import { Failure } from '../failures.ts'
import { deleteFinishedMailFiles } from '../mailFiles.ts'
import { dateTime, visible } from '../text.ts'

/** What the consent log names in the place of a form. */
const form = 'staff'

export const unsubscribeCommand = command({
  purpose: 'ends a person’s subscription to the newsletter, because they asked for it',
  operands: address,
  options: {},
  notes: [
    'For somebody who asks by letter, by phone or in an answer to the newsletter. The consent log says that staff did it on request. The person can subscribe again.',
    'It takes effect with the next “staff export”: a list that was exported before still holds the address.',
  ],
  example: 'unsubscribe name@primer.example',

  async run(context, { operands }) {
    const { terminal } = context
    const email = readAddress(operands)
    const keys = await context.matchingKeys()
    const store = await context.store()
    const { subscriber } = await store.showPerson(email, ...keys.subjectHashes(email))
    if (!subscriber) {
      await terminal.write(
        `${visible(email)} is not a subscriber, and nothing was changed. Compare the spelling if you expected something.\n`,
      )
      return
    }
    if (subscriber.status === 'unsubscribed') {
      const since = subscriber.unsubscribed === null ? '' : ` since ${dateTime(subscriber.unsubscribed)}`
      await terminal.write(`${visible(email)} has been unsubscribed${since}; nothing was changed.\n`)
      return
    }
    const consent = consentEntry(createKeyedHash(keys.current), {
      act: 'withdrawn',
      purpose: 'newsletter',
      language: subscriber.language,
      form,
      page: '',
      email,
      // Staff act for the person: there is no address of a visitor.
      ip: '',
    })
    await store.unsubscribe(subscriber.id, context.now(), consent)
    const left = await deleteFinishedMailFiles(store, context.config())
    await terminal.write(`${visible(email)} is unsubscribed. The consent log says that staff did it on request.\n`)
    if (left !== undefined) throw new Failure(left)
  },
})
