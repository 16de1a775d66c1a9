import type { MailStatus } from '#shared/records.ts'
import type { OutboxMail, Store } from '#db/store.ts'
import type { Input, Operands } from './command.ts'
import { Failure, UsageError } from './failures.ts'
import { and, text, type List } from './text.ts'

/** The statuses of mail that only staff can release or drop. */
const blockedStatuses = ['held', 'dead'] as const satisfies readonly MailStatus[]

export async function* blockedMail(store: Store): AsyncGenerator<OutboxMail> {
  for (const status of blockedStatuses) yield* store.listMail(status)
}

/** Yields every mail that was not sent, blocked mail first. */
export async function* unsentMail(store: Store): AsyncGenerator<OutboxMail> {
  yield* blockedMail(store)
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
  get byStatus(): List {
    return and([...this.#counts].map(([status, count]) => text(`common.mailCount.${status}`, { count })))
  }
}

export const mailIds: Operands = { name: '[ID…]', meaning: text('common.operands.mails'), least: 0, most: Infinity }

/**
 * Returns the ids of the chosen mails.
 * @throws UsageError if no mail is chosen, or ids and --all; Failure if a mail is not blocked
 */
export async function chooseMail(
  open: () => Promise<Store>,
  { options, operands: ids }: Input<{ all: boolean }>,
): Promise<{ store: Store; chosen: string[]; count: MailCount }> {
  if (options.all && ids.length > 0) throw new UsageError(text('common.chooseMail.both'))
  if (!options.all && ids.length === 0) throw new UsageError(text('common.chooseMail.none'))
  const store = await open()
  const wanted = new Set(ids)
  const chosen: string[] = []
  const count = new MailCount()
  for await (const mail of blockedMail(store)) {
    if (!options.all && !wanted.delete(mail.id)) continue
    chosen.push(mail.id)
    count.add(mail)
  }
  if (wanted.size > 0) {
    const unknown = [...wanted].map((id) => text('common.quoted', { text: id }))
    throw new Failure(text('common.chooseMail.unknown', { ids: and(unknown) }))
  }
  return { store, chosen, count }
}
