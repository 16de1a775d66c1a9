import type { Erasure, Store } from '#db/store.ts'
import type { Config } from '../../config.ts'
import { address, readAddress, typedAddress } from '../address.ts'
import { command } from '../command.ts'
import { Failure, WrongUse } from '../failures.ts'
import { deleteFinishedMailFiles } from '../mailFiles.ts'
import { flag } from '../options.ts'
import { andList, counted, visible } from '../text.ts'

const leaves = 'What stays: a keyed code that names nobody, so that no import brings the address back'

export const eraseCommand = command({
  purpose: 'erases everything that is kept about a person, for good',
  operands: address,
  options: {
    yes: flag('erases without asking, for scripts', 'it asks for the address once more, at a terminal'),
  },
  notes: [
    'The subscription, the messages and the mails to or about the person go. The consent log stays: it holds keyed codes only, and proves later that the person had agreed.',
    'Copies in backups stay as long as the backups, and so does what has already been mailed.',
  ],
  example: 'erase name@primer.example',

  async run(context, { options, operands }) {
    const { terminal } = context
    const email = readAddress(operands)
    if (!options.yes && !terminal.canAsk) {
      throw new WrongUse('Nothing was erased: there is no terminal to ask at. In a script add --yes.')
    }
    const [subjectHash, previousHash] = (await context.matchingKeys()).subjectHashes(email)
    const store = await context.store()
    const person = await store.showPerson(email, subjectHash, previousHash)
    const losses = partsSaid({ subscriber: !!person.subscriber, messages: person.messages.length })

    if (losses.length === 0 && !person.suppressed) {
      await terminal.write(
        `Nothing that could be erased is kept about ${visible(email)}, and nothing was changed. Compare the spelling if you expected something.\n`,
      )
      return
    }
    if (losses.length > 0 && !options.yes) {
      terminal.say(`This erases ${andList(losses)} of ${visible(email)}, and the mails about it. It cannot be undone.`)
      terminal.say(
        `${leaves}${person.consents.length > 0 ? `, and ${counted(person.consents.length, 'entry', 'entries')} of the consent log` : ''}.`,
      )
      const typed = await terminal.ask('To erase, type the address once more: ')
      if (typed === undefined || typedAddress(typed) !== email) {
        throw new Failure('Nothing was erased: the address was not typed once more.')
      }
    }

    // Also where the rows are gone already: an earlier erasure may have had to leave traces in the database's files.
    const gone = await store.erasePerson(email, subjectHash, context.now())
    const left = await tracesLeft(gone, store, context.config())
    await terminal.write(`${saidGone(email, gone)}\n`)
    if (left !== undefined) throw new Failure(left)
  },
})

const partsSaid = ({ subscriber, messages, mails = 0 }: Partial<Erasure>): string[] => [
  ...(subscriber ? ['the subscription'] : []),
  ...(messages ? [counted(messages, 'message')] : []),
  ...(mails > 0 ? [counted(mails, 'mail')] : []),
]

function saidGone(email: string, gone: Erasure): string {
  const parts = partsSaid(gone)
  if (parts.length === 0) return `Nothing more was kept about ${visible(email)}: it was erased before.`
  return `Erased for ${visible(email)}: ${andList(parts)}. ${leaves}, and the consent log.`
}

/** The rows are gone. What else is left of them, in words. */
async function tracesLeft({ complete }: Erasure, store: Store, config: Config): Promise<string | undefined> {
  const files = await deleteFinishedMailFiles(store, config)
  if (files !== undefined) return `${files} When that is settled, run the same command again.`
  if (complete) return undefined
  return 'The data is erased, but its last traces are still in the files of the database, because the site was using them. Run the same command again in a quiet moment.'
}
