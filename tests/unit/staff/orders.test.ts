import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { day, messageOf, orderMessageOf } from '../db/samples.ts'
import { at, staffSite, type StaffSite } from './staff.ts'

let site: StaffSite
let file: string
beforeEach(() => {
  site = staffSite()
  file = join(site.config.dataDir, 'export.csv')
})
afterEach(() => site.remove())

const ana = 'ana@primer.example'

describe('orders', () => {
  beforeEach(() =>
    site.fill(async (store) => {
      await store.acceptOrder({ ...orderMessageOf(ana, { name: '=Ana' }), at })
      await store.acceptOrder({ ...orderMessageOf('boris@primer.example', { name: 'Boris\u001B[2J' }), at: at + day })
      await store.acceptMessage(messageOf(ana, { at }))
    }),
  )

  test('list shows number, time, state, total and buyer, the newest first', async () => {
    const { code, out, err } = await site.staff(['orders', 'list'])
    expect([code, err]).toEqual([0, '2 orders.\n'])
    const [newest, oldest] = out.split('\n')
    expect(newest).toMatch(/^2026000002 {2}2 Mar 2026, 13:05 {2}received {2}RSD.3,190 {2}Boris<U\+001B>\[2J <boris@/)
    expect(oldest).toContain('2026000001')
  })

  test('mark records a change, by which list selects and which show lists with its time', async () => {
    const marked = await site.staff(['orders', 'mark', '2026000001', 'paid'], { now: () => at + 2 * day })
    expect(marked).toEqual({ code: 0, out: 'Order 2026000001 now has the state “paid”.\n', err: '' })
    await site.staff(['orders', 'mark', '2026000001', 'SENT'], { now: () => at + 3 * day })
    const again = await site.staff(['orders', 'mark', '2026000001', 'sent'], { now: () => at + 4 * day })
    expect(again.out).toBe('Order 2026000001 already has the state “sent”: nothing was changed.\n')
    expect((await site.staff(['orders', 'list', '--state', 'sent'])).out).toMatch(/^2026000001 .* sent .*\n$/)
    expect((await site.staff(['orders', 'list', '--state', 'cancelled'])).err).toBe('There are no such orders.\n')
    const { code, out } = await site.staff(['orders', 'show', '2026000001'])
    expect(code).toBe(0)
    expect(out).toMatch(/State: +sent/)
    expect(out).toContain('Changes of the state: 2\n  3 Mar 2026, 13:05: paid\n  4 Mar 2026, 13:05: sent\n')
  })

  test('after the storage period show number, products, total and state without the buyer', async () => {
    await site.staff(['orders', 'mark', '2026000001', 'sent'])
    await site.fill(async (store) => void (await store.purge(at + 400 * day, 365)))
    const { out } = await site.staff(['orders', 'show', '2026000001'])
    expect(out).toContain('The storage period is over: the buyer’s data was deleted.')
    for (const part of ['2026000001', 'tshirt_red_M', '3,190', 'sent']) expect(out).toContain(part)
    for (const part of ['Ana', ana, 'Улица', 'Београд', 'Milica', '+381']) expect(out).not.toContain(part)
    expect((await site.staff(['orders', 'list'])).out).toContain('buyer’s data deleted')
  })

  test('export writes every order to a private CSV file, without formulas', async () => {
    const { code, out, err } = await site.staff(['orders', 'export', file])
    expect([code, out, err]).toEqual([0, '', `2 orders written to ${file}.\n`])
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/^\uFEFFnumber,at,state,lines,subtotal,/)
    expect(text.trimEnd().split('\r\n')).toHaveLength(3)
    expect(text).toContain(",'=Ana,ana@primer.example,")
    expect(text).toContain('2026000001,2026-03-01T12:05:00.000Z,received,2 × tshirt_red_M (1400),2800,0,,390,3190,')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test.for([
    [['orders', 'show', '2026000009'], 1, 'No order has the number “2026000009”'],
    [['orders', 'show', 'nonsense'], 1, 'No order has the number “nonsense”'],
    [['orders', 'mark', '2026000009', 'paid'], 1, 'No order has the number'],
    [['orders', 'mark', '2026000001', 'lost'], 2, 'An order cannot be marked “lost”'],
    [['orders', 'mark', '2026000001'], 2, 'needs NUMBER STATE'],
    [['orders', 'export'], 2, 'needs FILE'],
  ] as [string[], number, string][])('%j fails and changes nothing', async ([argv, exit, words]) => {
    const { code, out, err } = await site.staff(argv)
    expect([code, out]).toEqual([exit, ''])
    expect(err).toContain(words)
    expect((await site.staff(['orders', 'show', '2026000001'])).out).toContain('Changes of the state: 0')
  })

  test('an export to a folder that does not exist leaves no file', async () => {
    const { code, err } = await site.staff(['orders', 'export', join(tmpdir(), 'no-such-folder', 'orders.csv')])
    expect(code).toBe(1)
    expect(err).toContain('there is no such file or folder')
  })
})

describe('applications', () => {
  const idOf = async (...options: string[]) =>
    (JSON.parse((await site.staff(['messages', '--format', 'json', ...options])).out) as { id: string }).id

  beforeEach(() =>
    site.fill(async (store) => {
      await store.acceptMessage(messageOf(ana, { at, form: 'join', topic: 'controller', message: '+1, "two"\nlines' }))
      await store.acceptMessage(messageOf('boris@primer.example', { at }))
    }),
  )

  test('are listed by --form', async () => {
    const { out, err } = await site.staff(['messages', '--form', 'join'])
    expect(err).toBe('1 message.\n')
    expect(out).toContain('form “join”, topic “controller”')
    expect(out).not.toContain('boris')
  })

  test('of an event are listed and exported by --event', async () => {
    await site.fill(async (store) => {
      for (const [message, page] of [
        ['two chairs', 'events-event/rally'],
        ['elsewhere', 'events-event/rally-2'],
      ] as const)
        await store.acceptMessage(messageOf(ana, { at, form: 'attend', topic: 'attend', message, page }))
      await store.acceptMessage(messageOf(ana, { at, message: 'a question', page: 'events-event/rally' }))
    })
    const { out, err } = await site.staff(['messages', '--event', 'rally'])
    expect(err).toBe('1 message.\n')
    expect(out).toContain('two chairs')
    const exported = await site.staff(['messages', '--form', 'attend', '--event', 'rally-2', '--export', file])
    expect([exported.code, exported.err]).toEqual([0, `1 message written to ${file}.\n`])
    expect(readFileSync(file, 'utf8')).toContain('elsewhere')
  })

  test('are answered by --answered, which says when they are deleted', async () => {
    const id = await idOf('--form', 'join')
    const { code, out } = await site.staff(['messages', '--answered', id], { now: () => at + day })
    expect(code).toBe(0)
    expect(out).toContain('is deleted on 31 May 2026, 14:05')
    expect((await site.staff(['messages', '--form', 'join'])).out).toMatch(/Answered: +2 Mar 2026, 13:05/)
    // A late answer does not prolong the period of messages.
    const late = await site.staff(['messages', '--answered', id], { now: () => at + 364 * day })
    expect(late.out).toContain('is deleted on 1 Mar 2027, 13:05')
  })

  test('without an answer are listed by --unanswered', async () => {
    const id = await idOf('--form', 'join')
    expect((await site.staff(['messages', '--unanswered'])).err).toBe('1 message.\n')
    await site.staff(['messages', '--answered', id], { now: () => at + day })
    expect((await site.staff(['messages', '--unanswered'])).err).toBe('There are no such messages.\n')
    expect((await site.staff(['messages', '--form', 'join'])).err).toBe('1 message.\n')
  })

  test('are the only messages that --answered takes', async () => {
    for (const id of [await idOf('--find', 'boris'), 'nonsense']) {
      const { code, out, err } = await site.staff(['messages', '--answered', id])
      expect([code, out]).toEqual([1, ''])
      expect(err).toContain(`No application has the number “${id}”`)
    }
    expect(await site.staff(['messages', '--answered', ' '])).toMatchObject({ code: 2 })
  })

  test('are exported by --export with the chosen filters, complete or not at all', async () => {
    const { code, out, err } = await site.staff(['messages', '--form', 'join', '--export', file])
    expect([code, out, err]).toEqual([0, '', `1 message written to ${file}.\n`])
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/^\uFEFFid,at,form,topic,language,status,name,email,/)
    expect(text).toContain(`2026-03-01T12:05:00.000Z,join,controller,`)
    expect(text).toContain(`"'+1, ""two""\nlines"`)
    expect(text).not.toContain('boris')
    const folder = join(site.config.dataDir, 'folder')
    mkdirSync(folder)
    expect(await site.staff(['messages', '--export', folder])).toMatchObject({ code: 1 })
    expect(existsSync(folder)).toBe(true)
  })
})
