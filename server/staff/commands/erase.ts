import type { Erasure, Store } from '#db/store.ts'
import type { Config } from '../../config.ts'
import { address, parseAddress, readAddress } from '../address.ts'
import { command } from '../command.ts'
import { Failure, UsageError } from '../failures.ts'
import { authorName, flag } from '../options.ts'
import { and, text, type Text } from '../text.ts'
import { eraseFromContent, hasTraceInContent } from '../publishing/erase.ts'
import { deleteFinishedMailFiles } from '../unneededMailFiles.ts'

export const eraseCommand = command('erase', {
  operands: address,
  options: { yes: flag, author: authorName },
  example: 'erase name@primer.example',

  async run(context, { options, operands }) {
    const { terminal } = context
    const email = readAddress(operands)
    if (!options.yes && !terminal.isInteractive) throw new UsageError(text('erase.noTerminal'))
    const [subjectHash, previousHash] = (await context.matchingKeys()).subjectHashes(email)
    const store = await context.store()
    const person = await store.showPerson(email, subjectHash, previousHash)
    const isInContent = await hasTraceInContent(store, email, options.author)
    const parts = [
      ...partsOf({ subscriber: !!person.subscriber, messages: person.messages.length }),
      ...(isInContent ? [text('erase.content')] : []),
    ]

    if (parts.length === 0 && !person.suppressed) {
      await terminal.print(text('erase.unknown', { email }))
      return
    }
    if (parts.length > 0 && !options.yes) {
      terminal.notify(text('erase.warning', { email, parts: and(parts) }))
      const count = person.consents.length
      const entries = text('common.counts.consentEntries', { count })
      terminal.notify(count > 0 ? text('erase.staysWithLog', { entries }) : text('erase.stays'))
      const typed = await terminal.ask(text('erase.question'))
      if (typed === undefined || parseAddress(typed) !== email) throw new Failure(text('erase.notTyped'))
    }

    const shown = await eraseFromContent(store, email, options.author)
    // Runs even if the rows are gone already, because an earlier erasure may have left traces in the database files.
    const erased = await store.erasePerson(email, subjectHash, context.now())
    const remaining = await remainingTraces(erased, store, context.config())
    const erasedParts = partsOf(erased)
    await terminal.print(
      erasedParts.length === 0
        ? text('erase.erasedBefore', { email })
        : text('erase.done', { email, parts: and(erasedParts) }),
    )
    if (isInContent) await terminal.print(text('erase.fromContent'))
    if (shown.length > 0) throw new Failure(text('erase.stillShown', { email, items: and(shown) }))
    if (remaining !== undefined) throw new Failure(remaining)
  },
})

const partsOf = ({ subscriber, messages = 0, mails = 0 }: Partial<Erasure>): Text[] => [
  ...(subscriber ? [text('erase.subscription')] : []),
  ...(messages > 0 ? [text('common.counts.messages', { count: messages })] : []),
  ...(mails > 0 ? [text('common.counts.mails', { count: mails })] : []),
]

/** Deletes mail files, and returns the text of a problem if some traces of the person remain. */
async function remainingTraces({ complete }: Erasure, store: Store, config: Config): Promise<Text | undefined> {
  const problem = await deleteFinishedMailFiles(store, config)
  if (problem !== undefined) return text('erase.runAgain', { problem })
  return complete ? undefined : text('erase.traces')
}
