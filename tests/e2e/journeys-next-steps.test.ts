import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { languages } from '#shared/i18n/languages.ts'
import { eventually, said, test } from '#tests/support/browser.ts'
import { root } from '#tests/support/build.ts'
import { eventDocument, publishDocument } from '#tests/support/content.ts'
import { databaseOf } from '#tests/support/siteData.ts'
import type { ReceivedMail } from '#tests/support/smtp-peer.ts'

/** Values that no page or mail of the site has by itself. */
const typed = { name: 'Vukosava Čvorić', municipality: 'Kladovo', message: 'Zovite me posle osam uveče.' }

/** Returns the text of a mail with single spaces. Lines are folded, and sums have no-break spaces. */
const wordsIn = ({ parsed }: ReceivedMail) => (parsed.text ?? '').replace(/\s+/g, ' ')
const inOneLine = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ')

/** Returns those of the typed texts that a mail has anywhere. */
const repeatedIn = ({ raw, parsed }: ReceivedMail, texts: readonly string[]) =>
  texts.filter((text) => [raw, parsed.subject, parsed.text, parsed.html].join('\n').includes(text))

describe.each(languages)('in %s on a phone', (language) => {
  const words = said(language)

  test.for([{ script: true }, { script: false }])(
    'an application is confirmed where the visitor looks, and by mail, with script: $script',
    async ({ script }, { visitor, peer }) => {
      const email = `${language}.${script}@primer.example`.toLowerCase()
      const page = await visitor.open(`/join?lng=${language}&topic=volunteer`, { width: 390, script })
      const form = page.locator('form#join-form')
      for (const [name, value] of Object.entries({ ...typed, email }))
        await form.locator(`[name="${name}"]`).fill(value)
      await form.locator('[name="consent"]').check()
      await form.getByRole('button', { name: words.join.form.send }).click()

      const success = form.locator('[data-kind="success"]')
      await eventually(() => success.innerText()).toContain(inOneLine(words.join.success.sentence))
      await eventually(() =>
        success.evaluate((box) => {
          const { top, bottom } = box.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }),
      ).toBe(true)

      const receipt = await peer.waitForMail(({ envelope }) => envelope.to.includes(email))
      const { subject, next } = words['mails/applied']
      expect(receipt.parsed.subject).toBe(subject)
      expect(wordsIn(receipt)).toContain(inOneLine(next))
      expect(repeatedIn(receipt, Object.values(typed))).toEqual([])
    },
  )

  test.for([{ script: true }, { script: false }])(
    'an announcement to an event is confirmed where the visitor looks, and by mail, with script: $script',
    async ({ script }, { visitor, peer, site }) => {
      const slug = `razgovor-${language}-${script}`.toLowerCase()
      const { store } = await openDatabase({
        url: '',
        file: databaseOf(site.dataDir),
        migrationsFolder: join(root, 'db/migrations'),
      })
      await publishDocument(store, eventDocument(slug, '2099-12-01T18:00', '2099-12-01T20:00'))
      await store.close()
      const email = `guest.${language}.${script}@primer.example`.toLowerCase()
      const { form: texts, success: sent } = words['events/event']
      const page = await visitor.open(`/events/${slug}?lng=${language}`, { width: 390, script })
      const form = page.locator('form#attend-form')
      for (const [name, value] of Object.entries({ name: typed.name, message: typed.message, email }))
        await form.locator(`[name="${name}"]`).fill(value)
      await form.locator('[name="consent"]').check()
      await form.getByRole('button', { name: texts.send }).click()

      const success = form.locator('[data-kind="success"]')
      await eventually(() => success.innerText()).toContain(inOneLine(sent.sentence))
      const receipt = await peer.waitForMail(({ envelope }) => envelope.to.includes(email))
      expect(wordsIn(receipt)).toContain(`/events/${slug}.ics`)
      expect(repeatedIn(receipt, Object.values(typed))).toEqual([])
    },
  )

  test.for([{ script: true }, { script: false }])(
    'an order is confirmed by mail with number, lines and total, and staff record its state, with script: $script',
    async ({ script }, { visitor, peer, site }) => {
      const { basket, common, shop } = words
      const email = `buyer.${language}.${script}@primer.example`.toLowerCase()
      const page = await visitor.open(`/shop/single-product/usb?lng=${language}`, { width: 390, script })
      await page.locator('[name="quantity"]').fill('2')
      await page.locator('form:has([name="act"][value="add"]) button[type="submit"]').click()
      if (script) await page.locator('main').getByRole('link', { name: common.cart }).first().click()
      await page.getByRole('link', { name: basket.summary.next }).click()
      await page.waitForURL(/\/shop\/checkout/)
      const form = page.locator('form#order')
      const address = { street: 'Dunavska 7', postcode: '19320', town: 'Kladovo' }
      for (const [name, value] of Object.entries({ ...address, name: typed.name, message: typed.message, email }))
        await form.locator(`[name="${name}"]`).first().fill(value)
      await form.locator('[name="consent"]').check()
      await form.getByRole('button', { name: basket.checkout.send }).click()
      await page.waitForURL(/\/shop\/order\?(?:.*&)?t=/)
      const [number = 'no number'] = /\b20\d{8}\b/.exec(await page.locator('main').innerText()) ?? []

      const receipt = await peer.waitForMail(({ envelope }) => envelope.to.includes(email))
      expect(receipt.parsed.subject).toBe(words['mails/ordered'].subject.replace('{{number}}', number))
      const text = wordsIn(receipt)
      const sums = [2 * 1200, 390, 2 * 1200 + 390].map((sum) => formatMoney(sum, language))
      for (const part of [number, shop.items.usb, ...sums]) expect(text).toContain(inOneLine(part))
      const token = new URL(page.url()).searchParams.get('t')!
      const secret = [token, '/shop/order', ...Object.values(typed), ...Object.values(address)]
      expect(repeatedIn(receipt, secret)).toEqual([])

      const marked = await site.staff('orders', 'mark', number, 'paid')
      expect(marked).toMatchObject({ code: 0, err: '' })
      const shown = await site.staff('orders', 'show', number)
      for (const part of [number, email, ': paid']) expect(shown.out).toContain(part)
    },
  )
})
