import type { MailStatus } from '#shared/records.ts'
import type { OutboxMail, Store } from '#db/store.ts'
import type { Input, Operands } from './command.ts'
import { Failure, WrongUse } from './failures.ts'
import { flag } from './options.ts'
import { andList, counted, number, visible } from './text.ts'

/** The names of mail statuses in texts for staff. JSON has the stored names. */
export const mailStatusSaid: Record<MailStatus, string> = {
  pending: 'pending',
  sent: 'sent',
  held: 'held',
  dead: 'failed',
}

/** The statuses of mail that moves only by the staff's hand. */
const stoppedStatuses = ['held', 'dead'] as const satisfies readonly MailStatus[]

export async function* stoppedMail(store: Store): AsyncGenerator<OutboxMail> {
  for (const status of stoppedStatuses) yield* store.listMail(status)
}

/** Everything that has not been sent, what waits for staff first. */
export async function* unsentMail(store: Store): AsyncGenerator<OutboxMail> {
  yield* stoppedMail(store)
  yield* store.listMail('pending')
}

/** Counts mails by status: `2 held and 1 failed`. */
export class MailCount {
  readonly #counts = new Map<MailStatus, number>()
  total = 0

  add({ status }: OutboxMail): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1)
    this.total += 1
  }
  toString(): string {
    return andList([...this.#counts].map(([status, count]) => `${number(count)} ${mailStatusSaid[status]}`))
  }
}

export const chosenMail: Operands = {
  name: '[ID…]',
  says: 'the mails, by the ids that “staff mail list” shows',
  least: 0,
  most: Infinity,
}
export const everyMail = flag('every held or failed mail', 'only the mails whose ids are given')

/**
 * The ids of the mails that were chosen.
 * @throws WrongUse where none was or the choice contradicts itself; Failure where one is not held or failed
 */
export async function chooseMail(
  open: () => Promise<Store>,
  { options, operands: ids }: Input<{ all: boolean }>,
): Promise<{ store: Store; chosen: string[]; count: MailCount }> {
  if (options.all && ids.length > 0) throw new WrongUse('Give ids or --all, not both.')
  if (!options.all && ids.length === 0) {
    throw new WrongUse('Which mails? Give the ids that “staff mail list” shows, or --all.')
  }
  const store = await open()
  const asked = new Set(ids)
  const chosen: string[] = []
  const count = new MailCount()
  for await (const mail of stoppedMail(store)) {
    if (!options.all && !asked.delete(mail.id)) continue
    chosen.push(mail.id)
    count.add(mail)
  }
  if (asked.size > 0) {
    const unknown = [...asked].map((id) => `“${visible(id)}”`)
    throw new Failure(
      `No held or failed mail has the id ${andList(unknown)}. Nothing was changed: compare with “staff mail list”.`,
    )
  }
  return { store, chosen, count }
}

export const mailsWere = (count: number, said: string): string =>
  `${counted(count, 'mail')} ${count === 1 ? 'was' : 'were'} ${said}.`
