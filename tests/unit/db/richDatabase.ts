import { mailShelfLife, type Store } from '#db/store.ts'
import {
  accessOf,
  confirmed,
  day,
  deliver,
  messageOf,
  newsDraft,
  orderMessageOf,
  requestOf,
  second,
  start,
  subjectHash,
  unsubscribeBy,
} from './samples.ts'

export const richPeople = {
  confirmed: 'ana@example.org',
  unsubscribed: 'boris@example.org',
  pending: 'vera@example.org',
  writer: 'writer@example.org',
  erased: 'erased@example.org',
} as const

/** Fills a database with people, messages and mails of every status, and with gaps from removed rows. */
export async function fillRichly(store: Store): Promise<void> {
  await store.setKeyCheck('check value', undefined)
  const { confirmed: ana, unsubscribed: boris, pending: vera, writer, erased } = richPeople
  const old = start - 400 * day

  // Published, scheduled and withdrawn content.
  for (const slug of ['shown', 'scheduled', 'withdrawn']) {
    await store.saveContent(newsDraft(slug))
    await store.publishContent({ kind: 'news', slug, version: 1, by: 'ana', at: start })
  }
  await store.saveContent(newsDraft('scheduled', { basedOn: 1 }))
  await store.scheduleContent({ kind: 'news', slug: 'scheduled', version: 2, by: 'ana', at: start }, start + day)
  await store.withdrawContent({ kind: 'news', slug: 'withdrawn', by: 'ana', at: start })

  // A clock jump.
  await store.recordClockJump({ from: old - 2 * day, to: old - day })

  // Old messages that have been reduced, one with an order.
  await store.acceptMessage(messageOf(writer, { at: old }))
  await store.acceptOrder({ ...orderMessageOf(writer), at: old, year: 2024 })
  await store.setOrderState(2024000001, 'sent', old + day)
  await deliver(store, old)
  await store.purge(start, 365)

  // Mails that are dead, dropped, held and released.
  await store.requestSubscription(requestOf('dropped@example.org', { at: start - 5 * day }))
  const [dropped] = await store.leaseDueMail(start - 5 * day, start - 5 * day, 1)
  await store.recordMailFailure(dropped!.id, { nextAttempt: start, error: '550 no such user', dead: true })
  await store.dropMail(start - 5 * day, [dropped!.id])
  await store.requestSubscription(requestOf('held@example.org', { at: start - mailShelfLife - second }))
  await store.requestSubscription(requestOf('released@example.org', { at: start - mailShelfLife - second }))
  await store.leaseDueMail(start, start, 0)
  const held: string[] = []
  for await (const { id } of store.listMail('held')) held.push(id)
  await store.releaseMail(start, [held[1]!])
  await store.requestSubscription(requestOf('dead@example.org'))
  for (const mail of await store.leaseDueMail(start, start, 10)) {
    await store.recordMailFailure(mail.id, { nextAttempt: start + day, error: '„550“ 😀 no\nsuch user', dead: true })
  }

  await confirmed(store, ana, { language: 'fr' })
  const { id } = await confirmed(store, boris, { consent: undefined })
  await unsubscribeBy(store, id, start + day)
  await store.requestSubscription(requestOf(vera, { at: start + day, language: 'nl' }))
  await store.requestSubscription(requestOf('robot@example.org'))
  await store.requestSubscription(requestOf('at-once@example.org', { confirmImmediately: true }))
  await store.acceptMessage(messageOf(ana, { at: start + day, message: '„Питање“\r\n\t😀 = \u0001 "\\' }))
  await store.acceptMessage(messageOf(writer, { at: start + day, status: 'suspect', topic: 'media' }))
  await store.acceptOrder({ ...orderMessageOf(ana), receipt: 'ordered' })
  await store.setOrderState(2026000001, 'paid', start + day)
  await store.acceptMessage(
    messageOf(writer, { form: 'join', topic: 'controller', at: start + day, receipt: 'applied' }),
  )
  for await (const { id } of store.listMessages({ form: 'join' })) await store.answerApplication(id, start + 2 * day)
  await store.acceptOrder(orderMessageOf(writer, { year: 2027 }))
  await store.requestAccess(accessOf(ana, { at: start + day }))
  await store.requestAccess(accessOf(writer, { at: start + 2 * day }))
  const [leased] = await store.leaseDueMail(start + day, start + day, 1)
  await store.recordMailAccepted(leased!.id, start + day)
  await store.leaseDueMail(start + day, start + 2 * day, 1)

  // The last row of each table is removed. Its number must not be given again.
  await confirmed(store, erased)
  await store.acceptMessage(messageOf(erased))
  await store.acceptOrder(orderMessageOf(erased))
  await store.setOrderState(2026000002, 'cancelled', start + day)
  await store.requestAccess(accessOf(erased))
  await store.erasePerson(erased, subjectHash(erased), start + day)

  const file = { hash: 'ab'.repeat(16), type: 'pdf', width: 0, height: 0, bytes: 4 } as const
  await store.mediaBytes.put(file, Buffer.from('%PDF'), start)
  const medium = { kind: 'pdf', alt: {}, focus: 'center', colour: '#ffffff', width: 0, height: 0, by: 'ana' } as const
  for (const name of ['kept.pdf', 'removed.pdf'])
    await store.addMedium({ ...medium, name, credit: 'Ana', files: [file], at: start })
  await store.removeMedium({ name: 'removed.pdf', by: 'ana', at: start })
}
