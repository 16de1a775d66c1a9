import request from 'supertest'
import { describe, expect, onTestFinished, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { orderToken } from '#server/mail/addresses.ts'
import { kinds } from '#server/publishing/kinds/kinds.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { yearOf } from '#shared/localDay.ts'
import type { PaymentSlip } from '#shared/payment.ts'
import type { ContentDocument } from '#shared/publishing/documents.ts'
import { publishDocument } from '#tests/support/content.ts'
import { parsePayment } from '#tests/support/paymentParser.ts'
import { scanSvg, svgOf } from '#tests/support/scanCode.ts'
import {
  day,
  dueMail,
  elements,
  hour,
  messagesOf,
  minute,
  payloads,
  personAt,
  siteOfEachTest,
  stateOf,
  withLog,
  wordsOfHtml,
} from '#tests/support/httpSite.ts'
import { startSmtpPeer } from '#tests/support/smtp-peer.ts'
import { createTestApp } from '#tests/support/testApp.ts'
import { orderMessageOf } from '../unit/db/samples.ts'

const site = siteOfEachTest({ env: { RATE_LIMIT: 'off' } })
const app = () => site().app
const path = '/shop/order'
const email = 'ana@primer.example'

const order = {
  form: 'order',
  page: 'contact',
  at: 'order',
  lines: 'tshirt_red_M.2~usb.1',
  total: '4000',
  code: '',
  delivery: 'courier',
  way: 'invoice',
  name: 'Ана Анић',
  email,
  phone: '+381 60 1234567',
  street: 'Улица Пример 1',
  postcode: '11 000',
  town: 'Београд',
  message: 'Позвоните <b>два</b> пута.',
  consent: 'on',
}
const place = (more: object = {}) =>
  request(app())
    .post('/api/send')
    .send({ ...order, ...more })
const post = (more: object = {}, address = '/api/send') =>
  request(app())
    .post(address)
    .type('form')
    .send({ ...order, ...more })

describe('the ways to pay on the home page', () => {
  test.each(languages)(
    'in %s match the checkout and link to it, and the others link to the contact form',
    async (language) => {
      const { home, shop } = wordsOf(language)
      const { text } = await request(app()).get('/').query({ lng: language })
      const [, band = ''] = /<section[^>]*aria-labelledby="ways-title"[^>]*>(.*?)<\/section>/s.exec(text) ?? []
      const tiles = [...band.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to = '', tile = '']) => [
        wordsOfHtml(tile),
        to.replaceAll('&amp;', '&'),
      ])
      const { arrangement, order: atCheckout } = home.payments
      expect(tiles).toEqual([
        [`${shop.ways.card} ${arrangement}`, `/contact?lng=${language}&topic=shop&way=card#write`],
        [`${shop.ways.invoice} ${atCheckout.invoice}`, `/shop/checkout?lng=${language}&way=invoice`],
        [`${shop.ways.online} ${arrangement}`, `/contact?lng=${language}&topic=shop&way=online#write`],
        [`${shop.ways.cash} ${atCheckout.cash}`, `/shop/checkout?lng=${language}&way=cash`],
      ])
    },
  )

  test('are preselected at checkout', async () => {
    for (const way of ['invoice', 'cash'] as const) {
      const { text } = await request(app()).get('/shop/checkout').query({ lng: 'en', way }).set('Cookie', 'cart=usb.1')
      const chosen = elements(text, 'input').filter(({ name, checked }) => name === 'way' && checked !== undefined)
      expect(chosen.map(({ value }) => value)).toEqual([way])
    }
  })
})

/** Places an order and returns the address of its page. */
async function placed(more: object = {}): Promise<string> {
  const answer = await place(more)
  expect([answer.status, (answer.body as { status: string }).status]).toEqual([200, 'success'])
  return (answer.body as { page: string }).page
}
const mainOf = (html: string) => wordsOfHtml(/<main\b[^]*<\/main>/.exec(html)?.[0] ?? '')
const numbersOf = async () => (await messagesOf(site())).map(({ order: kept }) => kept?.number)
const year = () => yearOf(site().clock.now)
const slipOn = (html: string) => (stateOf(html)['visit'] as { slip?: PaymentSlip }).slip

test('the address of an order works after a change of the key', async () => {
  const previous = 'the key before, which the tests alone know of'
  const changed = await createTestApp({ env: { RATE_LIMIT: 'off', SECRET_PREVIOUS: previous } })
  onTestFinished(() => changed.close())
  await request(changed.app).post('/api/send').send(order)
  const [message] = await messagesOf(changed)
  const shown = (key: string) =>
    request(changed.app)
      .get(path)
      .query({ t: orderToken(key, message!.id) })
  expect((await shown(previous)).status).toBe(200)
  expect((await shown(changed.config.secret)).status).toBe(200)
  expect((await shown('x'.repeat(40))).status).toBe(410)
})

describe('the receipt of an order', () => {
  const receipts = async () => payloads(await dueMail(site()), 'ordered')

  test.each(languages)(
    'in %s has number, lines and total, nothing that was typed and no link to the order',
    async (lng) => {
      const peer = await startSmtpPeer()
      onTestFinished(() => peer.stop())
      const mailing = await createTestApp({ env: { RATE_LIMIT: 'off', SMTP_URL: peer.url } })
      onTestFinished(() => mailing.close())
      mailing.outbox.start()
      const { body } = await request(mailing.app)
        .post('/api/send')
        .send({
          ...order,
          lng,
          message: 'Read https://evil.example/now',
          street: 'Skrivena 7',
          company: 'Pazar Ltd',
          taxNumber: '123456789',
        })
      const { envelope, parsed, raw } = await peer.waitForMail(({ envelope: { to } }) => to.includes(email))
      expect(envelope.to).toEqual([email])
      const said = parsed.text!.replace(/\s+/g, ' ')
      for (const part of [`${yearOf(mailing.clock.now)}000001`, wordsOf(lng).shop.items.usb])
        expect(said).toContain(part.replace(/\s+/g, ' '))
      expect(said).toContain(formatMoney(4000 + 390, lng).replace(/\s+/g, ' '))
      const text = [parsed.text, parsed.html, parsed.subject, raw].join('\n')
      const token = new URL((body as { page: string }).page, mailing.config.publicUrl).searchParams.get('t')!
      const typed = ['Ана', 'Ana A', '1234567', 'Skrivena', '11 000', 'evil.example', 'Pazar Ltd', '123456789']
      for (const part of [...typed, token, '/shop/order']) expect(text).not.toContain(part)
    },
  )

  test('goes out once for an order that was sent twice, and never to a filled honeypot', async () => {
    const key = crypto.randomUUID()
    await placed({ key })
    await placed({ key })
    expect(await receipts()).toMatchObject([{ to: email }])
    await placed({ spare: 'filled' })
    expect(await receipts()).toEqual([])
  })

  test('is left out after three mails to the address within a day; the order is stored', async () => {
    for (let quantity = 1; quantity <= 4; quantity += 1)
      await placed({ lines: `usb.${quantity}`, total: 1200 * quantity })
    expect(await receipts()).toHaveLength(3)
    expect(await messagesOf(site())).toHaveLength(4)
  })
})

describe('an order', () => {
  test('is stored with the shop’s prices, its consent and its mail', async () => {
    await placed({ price: 1, subtotal: 1, discount: 99, code: ' maj1 ', total: 3600 })
    const [message] = await messagesOf(site())
    expect(message).toMatchObject({ form: 'order', topic: 'shop', status: 'accepted', name: 'Ана Анић', email })
    expect(message!.order).toEqual({
      number: year() * 1_000_000 + 1,
      payee: { account: '999000000001234573', recipient: ['Stranka Primer', 'Ulica Primer 1, 11000 Beograd'] },
      state: 'received',
      lines: [
        { line: 'tshirt_red_M', quantity: 2, price: 1400 },
        { line: 'usb', quantity: 1, price: 1200 },
      ],
      code: 'MAJ1',
      sums: { subtotal: 4000, discount: 400, delivery: 390, total: 3990 },
      delivery: 'courier',
      way: 'invoice',
      company: '',
      taxNumber: '',
      address: { street: 'Улица Пример 1', postcode: '11000', town: 'Београд' },
    })
    const { consents, mails } = await personAt(site(), email)
    expect(consents).toMatchObject([{ act: 'given', purpose: 'contact', form: 'order', page: 'contact' }])
    expect(mails).toMatchObject([
      { kind: 'contact', status: 'pending' },
      { kind: 'ordered', status: 'pending' },
    ])
  })

  test('by a call is answered with its page and deletes the cart', async () => {
    const answer = await place()
    expect(answer.body).toEqual({ status: 'success', page: expect.stringMatching(/^\/shop\/order\?t=[\w.-]{60,}$/) })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(String(answer.headers['set-cookie'])).toMatch(/^cart=; Path=\/; Expires=Thu, 01 Jan 1970/)
    expect((await request(app()).get((answer.body as { page: string }).page)).status).toBe(200)
  })

  test.each(languages)('by a form post in %s redirects to its page in that language', async (language) => {
    const answer = await post({}, `/api/send?lng=${language}`)
    expect(answer.status).toBe(303)
    expect(answer.headers['location']).toMatch(new RegExp(`^/shop/order\\?lng=${language}&t=[\\w.-]+$`))
    expect(String(answer.headers['set-cookie'])).toMatch(/^cart=; Path=\/; Expires=Thu, 01 Jan 1970.*; SameSite=Lax$/)
    const page = await request(app()).get(answer.headers['location']!)
    expect(page.headers['content-language']).toBe(languageFacts[language].tag)
    expect(mainOf(page.text)).toContain(wordsOf(language).order.heading)
  })

  test('sent twice is stored once, and with another product it is stored as another', async () => {
    const first = await placed()
    expect(await placed()).toBe(first)
    expect((await post()).headers['location']).toBe(first)
    expect(await placed({ key: 'one' })).not.toBe(first)
    expect(await placed({ key: 'one' })).not.toBe(first)
    expect(await placed({ lines: 'usb.1', total: '1200' })).not.toBe(first)
    const begin = year() * 1_000_000
    expect(await numbersOf()).toEqual([begin + 1, begin + 2, begin + 3])
    site().clock.now += 11 * minute
    expect(await placed()).not.toBe(first)
    expect(await numbersOf()).toHaveLength(4)
  })

  test('has a number with the year at the party’s seat', async () => {
    site().clock.now = Date.UTC(2026, 11, 31, 22, 59)
    await placed()
    site().clock.now = Date.UTC(2026, 11, 31, 23, 1)
    await placed({ name: 'Boris' })
    expect(await numbersOf()).toEqual([2026000001, 2027000001])
  })

  test('with a filled honeypot is answered like any other and mailed as suspect', async () => {
    const good = await place()
    const trapped = await place({ spare: 'https://spam.example', name: 'Robot', email: 'robot@primer.example' })
    expect([trapped.status, Object.keys(trapped.body as object)]).toEqual([
      good.status,
      Object.keys(good.body as object),
    ])
    expect(Object.keys(trapped.headers).sort()).toEqual(Object.keys(good.headers).sort())
    const [one, other] = await Promise.all(
      [good, trapped].map(({ body }) => request(app()).get((body as { page: string }).page)),
    )
    expect([one!.status, other!.status]).toEqual([200, 200])
    expect(await messagesOf(site())).toMatchObject([{ status: 'accepted' }, { status: 'suspect' }])
    const { consents, mails } = await personAt(site(), 'robot@primer.example')
    expect([consents.length, mails.map(({ kind }) => kind)]).toEqual([1, ['contact']])
  })

  test('is not logged with personal data', async () => {
    const { app: logged, raw } = await withLog(site())
    const { body } = await request(logged).post('/api/send').send(order)
    await request(logged).get((body as { page: string }).page)
    await request(logged)
      .post('/api/send')
      .send({ ...order, lines: 'poster.1' })
    for (const word of [
      email,
      'Анић',
      'Пример',
      '1234567',
      new URLSearchParams((body as { page: string }).page.split('?')[1]).get('t')!,
    ])
      expect(raw()).not.toContain(word)
  })
})

const wrong: readonly [more: object, errors: Record<string, keyof ReturnType<typeof wordsOf>['forms']['errors']>][] = [
  [{ lines: '' }, { lines: 'emptyCart' }],
  [{ lines: 'poster.1' }, { lines: 'unknownItem' }],
  [{ lines: 'usb.1~cap_cobalt.1' }, { lines: 'unknownItem' }],
  [{ lines: 'tshirt_red_XXL.1~usb.1' }, { lines: 'soldOut' }],
  [{ lines: 'usb.0' }, { lines: 'invalidQuantity' }],
  [{ lines: 'usb.-1' }, { lines: 'invalidQuantity' }],
  [{ lines: 'usb.1.5' }, { lines: 'invalidQuantity' }],
  [{ lines: 'usb.100' }, { lines: 'invalidQuantity' }],
  [{ lines: Array(31).fill('usb.1').join('~') }, { lines: 'tooLong' }],
  [{ code: 'FREE' }, { code: 'invalidCode' }],
  [
    { lines: 'poster.1', code: 'FREE' },
    { lines: 'unknownItem', code: 'invalidCode' },
  ],
  [{ way: 'cash' }, { way: 'cashAtPickup' }],
  [{ way: 'card' }, { way: 'invalidChoice' }],
  [{ delivery: '' }, { delivery: 'invalidChoice' }],
  [
    { street: '', town: ' ' },
    { street: 'required', town: 'required' },
  ],
  [{ postcode: '123' }, { postcode: 'invalidPostcode' }],
  [{ taxNumber: '12' }, { taxNumber: 'invalidTaxNumber' }],
  [{ elsewhere: 'on' }, { toName: 'required', toStreet: 'required', toPostcode: 'required', toTown: 'required' }],
  [
    { email: 'ana', consent: '' },
    { email: 'invalidEmail', consent: 'consentRequired' },
  ],
]

describe('an invalid order', () => {
  test.each(wrong)('%j is refused in each language and not stored', async (more, errors) => {
    for (const language of languages) {
      const sentences = wordsOf(language).forms.errors
      const answer = await place({ ...more, lng: language })
      expect([answer.status, answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual([
        422,
        'no-store',
        undefined,
      ])
      expect(answer.body).toEqual({
        status: 'error',
        errors: Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, sentences[code]])),
      })
    }
    expect(await messagesOf(site())).toEqual([])
  })

  test.each(wrong)('%j in a form post gets a private page with the typed values', async (more, errors) => {
    const answer = await post(more)
    expect(answer.status).toBe(422)
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const { consent, ...typed } = { ...order, ...more }
    expect(stateOf(answer.text)['visit']).toMatchObject({
      kind: 'form',
      form: 'order',
      anchor: 'order',
      errors,
      values: { ...typed, ...(consent && { consent }) },
    })
    expect(await messagesOf(site())).toEqual([])
  })

  test.each(['4389', '0', '-4390', '', '4390.5', '4e3', undefined])(
    'with the wrong total %j gets the right one and can be sent again',
    async (total) => {
      for (const language of languages) {
        const { errors, newTotal } = wordsOf(language).forms
        const { status, body } = await place({ total, lng: language })
        expect(status).toBe(422)
        expect(body).toEqual({
          status: 'error',
          errors: { total: `${errors.priceChanged} ${newTotal.replace('{{total}}', formatMoney(4000, language))}` },
          values: { total: '4000' },
        })
      }
      const answer = await post({ total: total ?? '' })
      expect(answer.status).toBe(422)
      const { values, errors } = stateOf(answer.text)['visit'] as { values: object; errors: object }
      expect(errors).toEqual({ total: 'priceChanged' })
      expect(values).toMatchObject({ ...order, total: '4000' })
      expect((await post(values)).status).toBe(303)
    },
  )

  test('with values other than text is refused', async () => {
    for (const more of [{ total: {} }, { lines: ['usb.1'] }, { company: { a: 1 } }])
      expect([400, 422]).toContain((await place(more)).status)
    expect(await messagesOf(site())).toEqual([])
  })
})

describe('the mail about an order', () => {
  test('goes only to the office, with all data of the order', async () => {
    const peer = await startSmtpPeer()
    onTestFinished(() => peer.stop())
    const mailing = await createTestApp({
      env: { RATE_LIMIT: 'off', SMTP_URL: peer.url, CONTACT_INBOX: 'office@primer.example' },
    })
    onTestFinished(() => mailing.close())
    mailing.outbox.start()
    const { body } = await request(mailing.app)
      .post('/api/send')
      .send({
        ...order,
        lng: 'nl',
        name: 'Ана\u202e Анић',
        company: 'Предузеће Пример',
        taxNumber: '123456789',
        elsewhere: 'on',
        toName: 'Борис',
        toStreet: 'Улица Пример 2',
        toPostcode: '21000',
        toTown: 'Нови Сад',
      })
    expect(body).toMatchObject({ status: 'success' })
    const mail = await peer.waitForMail(({ envelope: { to } }) => !to.includes(email))
    const number = `${yearOf(mailing.clock.now)}000001`
    expect(mail.envelope.to).toEqual(['office@primer.example'])
    expect([...new Set(peer.clients)]).toEqual([new URL(mailing.config.publicUrl).hostname])
    expect(mail.parsed.subject).toBe(`Porudžbina ${number} sa sajta`)
    expect(mail.parsed.replyTo).toEqual([{ name: 'Ана Анић', address: email }])
    const text = (mail.parsed.text ?? '').replaceAll('\u00a0', ' ')
    for (const said of [
      'Majica (crvena, M)  2 × 1.400 RSD  2.800 RSD',
      'Ukupno                             4.390 RSD',
      'Nalog za uplatu',
      'Предузеће Пример',
      '123456789',
      'Улица Пример 1, 11000 Београд',
      'Борис, Улица Пример 2, 21000 Нови Сад',
      '> Позвоните <b>два</b> пута.',
    ])
      expect(text).toContain(said)
    expect(mail.parsed.html).toContain('Позвоните &lt;b&gt;два&lt;/b&gt; пута.')
    await mailing.outbox.stop()
    expect(peer.seen.filter(({ envelope: { to } }) => !to.includes(email))).toHaveLength(1)
  })
})

describe('the page of an order', () => {
  test.each(languages)('shows it in %s to the holder of its address and is not cached', async (language) => {
    const words = wordsOf(language)
    const page = await request(app()).get(`${await placed({ code: 'MAJ1', total: '3600' })}&lng=${language}`)
    expect([page.status, page.headers['cache-control'], page.headers['etag']]).toEqual([
      200,
      'private, no-store',
      undefined,
    ])
    expect(elements(page.text, 'meta')).toContainEqual(expect.objectContaining({ name: 'robots', content: 'noindex' }))
    const main = mainOf(page.text)
    const money = (dinars: number) => formatMoney(dinars, language)
    for (const said of [
      words.order.heading,
      `${year()}000001`,
      words.shop.items.tshirt,
      money(2800),
      money(-400),
      money(3990),
      words.products.deliveries.courier,
      words.shop.ways.invoice,
      'Улица Пример 1, 11000 Београд',
      'Позвоните <b>два</b> пута.',
    ])
      expect(main).toContain(said.replaceAll('\u00ad', ''))
  })

  test('by invoice has a payment slip with a matching code', async () => {
    const { text } = await request(app()).get(await placed())
    const slip = slipOn(text)!
    const number = `${year()}000001`
    expect(parsePayment(scanSvg(svgOf(slip.qr)) ?? '')).toMatchObject({
      paras: 439_000n,
      payer: ['Ana Anić', 'Ulica Primer 1', '11000 Beograd'],
      code: '289',
      purpose: `Porudžbina ${number}`,
      model: '97',
      reference: expect.stringMatching(new RegExp(`^\\d\\d${number}$`)),
    })
    expect(slip.fields.amount).toEqual(['= 4.390,00'])
  })

  test('keeps the payee of the day on which it was placed', async () => {
    const path = await placed()
    const before = slipOn((await request(app()).get(path)).text)!
    const { store } = site()
    const facts = kinds.fact.seed!()
    const change = async (slug: string, values: object, title = '') => {
      const { fields, texts } = facts.find((one) => one.slug === slug)!
      const changed = Object.entries(texts).map(([language, text]) => [language, { ...text, title }])
      const document = { slug, fields: { ...fields, values }, texts: Object.fromEntries(changed) } as ContentDocument
      await publishDocument(store, document)
    }
    await change('account', { account: '265-0000170031004-22' })
    await change('name', {}, 'Zora')
    await site().services.contentWatch.check()
    const after = slipOn((await request(app()).get(path)).text)!
    expect([after.fields, after.qr]).toEqual([before.fields, before.qr])
    const { text } = await request(app()).get(await placed({ email: 'boris@primer.example' }))
    expect(slipOn(text)!.fields).toMatchObject({
      account: ['265-0000170031004-22'],
      recipient: ['Zora', before.fields.recipient[1]],
    })
  })

  test('has the expected reference for the number 2026000123', async () => {
    site().clock.now = Date.UTC(2026, 10, 22)
    for (let at = 1; at < 123; at += 1) await site().store.acceptOrder(orderMessageOf(email))
    const { text } = await request(app()).get(await placed())
    expect(slipOn(text)!.fields).toMatchObject({ model: ['97'], reference: ['38 2026000123'] })
  })

  test.each([
    ['a company', { company: 'Предузеће Пример' }, ['Preduzeće Primer', 'Ulica Primer 1', '11000 Beograd']],
    ['an address that is too long', { street: 'Улица '.repeat(14) }, ['Ana Anić', '11000 Beograd']],
    ['a name that is too long', { name: 'Ана '.repeat(20) }, []],
    ['a name in letters that banks do not accept', { name: 'Άννα' }, []],
    ['a street in letters that banks do not accept', { street: '北京路 1' }, ['Ana Anić', '11000 Beograd']],
    ['a pick-up', { delivery: 'pickup', total: '4000' }, ['Ana Anić']],
  ])('has a slip for %s', async (_, more, payer) => {
    const { status, text } = await request(app()).get(await placed(more))
    expect(status).toBe(200)
    const slip = slipOn(text)!
    expect(slip.fields.payer).toEqual(payer)
    expect(parsePayment(scanSvg(svgOf(slip.qr)) ?? '').payer ?? []).toEqual(payer)
  })

  test('in cash shows place and time instead', async () => {
    const { text } = await request(app()).get(
      `${await placed({ delivery: 'pickup', way: 'cash', total: '4000', street: '', postcode: '', town: '' })}&lng=sr-Cyrl`,
    )
    expect(slipOn(text)).toBeUndefined()
    const { order: words, organisation } = wordsOf('sr-Cyrl')
    for (const said of [words.pickup.title, organisation.street, '9:00', words.next.come.title])
      expect(mainOf(text)).toContain(said)
  })

  test('is deleted with the person and after the retention of its message', async () => {
    const [first, second] = [await placed(), await placed({ email: 'boris@primer.example' })]
    await site().services.myData.ask({ token: '', proof: '', spare: '', email }, 'sr')
    await site().store.erasePerson(email, 'hash', site().clock.now)
    expect((await request(app()).get(first)).status).toBe(410)
    expect((await request(app()).get(second)).status).toBe(200)
    await site().store.purge(site().clock.now + 365 * day + hour, 365)
    expect((await request(app()).get(second)).status).toBe(410)
  })

  test('with an unknown token gets 410 and is not cached', async () => {
    const good = (await placed()).split('t=')[1]!
    const [id = ''] = good.split('.')
    for (const token of [
      '',
      'x',
      id,
      `${good}x`,
      good.slice(0, -1),
      `${id}.1.${'A'.repeat(43)}`,
      `${id}.2.${good.split('.')[2]}`,
      '../../etc',
    ]) {
      const page = await request(app()).get(path).query({ t: token, lng: 'en' })
      expect([page.status, page.headers['cache-control']]).toEqual([410, 'private, no-store'])
      expect(mainOf(page.text)).toContain(wordsOf('en').order.gone.heading)
      expect(mainOf(page.text)).not.toContain('Анић')
    }
  })

  test('keeps its token when its language is changed', async () => {
    const page = await placed()
    const { text } = await request(app()).get(page)
    const french = elements(text, 'a').find(({ href }) => href?.startsWith('/language?lng=fr&'))
    const switched = await request(app()).get(french!['href']!)
    expect(switched.headers['location']).toBe(page)
  })

  test('without a token shows where to ask', async () => {
    const page = await request(app()).get(`${path}?lng=nl`)
    expect(page.status).toBe(200)
    expect(mainOf(page.text)).toContain(wordsOf('nl').order.gone.heading)
  })
})
