import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { maxCartLines, maxQuantity, parseCart, type LineId } from '#shared/cart.ts'
import { quantityField } from '#shared/cartForm.ts'
import { readCartCookie } from '#shared/cartCookie.ts'
import { shownWording } from '#shared/consent/shownWording.ts'
import { storage } from '#shared/content/storage.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { table } from '#shared/routes/table.ts'
import { addressOf } from '#shared/routes/url.ts'
import {
  elements,
  fieldsOf,
  formAt,
  invalidFields,
  messageIn,
  oneSite,
  personAt,
  rawRequest,
  stateOf,
  withLog,
  wordsOfHtml,
} from '#tests/support/httpSite.ts'
import { createTestApp } from '#tests/support/testApp.ts'

const site = oneSite({ env: { RATE_LIMIT: 'off' } })
const path = addressOf('cart')
const checkout = addressOf('checkout')
const both = table.filter((row) => 'showsCart' in row).map((row) => row.path)
const filled = 'cart=tshirt_red_M.2~cap_ink.1'
const mainOf = (html: string) => wordsOfHtml(/<main\b[^]*<\/main>/.exec(html)?.[0] ?? '')
const get = (address: string, headers: Record<string, string> = {}) => request(site().app).get(address).set(headers)
const { basket, shop } = wordsOf('en')

/** Posts a form to the cart. Returns the answer, its cookie and the cart in it. */
async function post(fields: Record<string, string>, cookie = '', query: Record<string, string> = { lng: 'en' }) {
  const answer = await request(site().app).post(path).query(query).set('cookie', cookie).type('form').send(fields)
  const [written] = (answer.headers['set-cookie'] ?? []) as unknown as string[]
  return { answer, written, cart: written === undefined ? undefined : [...parseCart(readCartCookie(written))] }
}

const isTheirsAlone = ({ headers }: { headers: Record<string, string | string[] | undefined> }) =>
  expect([headers['cache-control'], headers['etag']]).toEqual(['private, no-store', undefined])

test('the two pages that show the cart are not indexed', () => {
  expect(both).toEqual([path, checkout])
  for (const row of table.filter(({ path: at }) => both.includes(at))) expect(row).toMatchObject({ noindex: true })
})

describe.each([path, checkout])('%s', (address) => {
  test.each(languages)('shows the cart of the cookie in %s and is private', async (language) => {
    const page = await get(address, { cookie: `lng=${language}; ${filled}` })
    expect(page.status).toBe(200)
    isTheirsAlone(page)
    expect(page.headers['content-language']).toBe(languageFacts[language].tag)
    const words = wordsOf(language).shop
    for (const said of [words.items.tshirt, words.items.cap, words.colours.ink, formatMoney(2800, language)])
      expect(mainOf(page.text)).toContain(said)
    expect(stateOf(page.text)['visit']).toEqual({ kind: 'cart', cart: filled.slice('cart='.length) })
    // Some proxies leave out the space between cookies, or add quotes.
    for (const cookie of [`lng=${language};${filled};a=1`, `lng=${language}; ${filled.replace('=', '="')}"`]) {
      const same = await get(address, { cookie })
      isTheirsAlone(same)
      expect(mainOf(same.text)).toBe(mainOf(page.text))
    }
    const addressed = await get(`${address}?lng=${language}`, { cookie: filled })
    isTheirsAlone(addressed)
    expect(mainOf(addressed.text)).toContain(formatMoney(2800, language))
  })

  test.each([{}, { cookie: 'cart=' }, { cookie: 'other=cart; lng=en' }] as Record<string, string>[])(
    'for %j is the cached page with an empty cart, which browsers revalidate',
    async (headers) => {
      const { app, longWays } = await withLog(site())
      const first = await rawRequest(app, `${address}?lng=en`, { headers })
      expect([first.headers['cache-control'], first.headers.vary]).toEqual(['no-cache', 'Cookie, Accept-Encoding'])
      expect(wordsOfHtml(first.text)).toContain(basket.nothing.heading)
      const again = await rawRequest(app, `${address}?lng=en`, { headers })
      expect([longWays(), again.headers.etag]).toEqual([1, first.headers.etag])
      const { etag = '' } = first.headers
      const known = await rawRequest(app, `${address}?lng=en`, { headers: { ...headers, 'if-none-match': etag } })
      expect(known.status).toBe(304)
    },
  )

  test('with a cart never comes from the page cache and is never cached', async () => {
    const { app, longWays } = await withLog(site())
    const empty = await rawRequest(app, address)
    const { etag = '' } = empty.headers
    for (const condition of [etag, '*', undefined]) {
      const headers = { cookie: filled, ...(condition !== undefined && { 'if-none-match': condition }) }
      const own = await rawRequest(app, address, { headers })
      expect([condition, own.status, wordsOfHtml(own.text).includes('2.800')]).toEqual([condition, 200, true])
      isTheirsAlone(own)
    }
    const other = await rawRequest(app, address, { headers: { cookie: 'cart=umbrella.7' } })
    expect(other.text).not.toContain('tshirt_red_M')
    const after = await rawRequest(app, address)
    expect([after.headers.etag, after.text === empty.text, longWays()]).toEqual([etag, true, 1])
  })

  test('answers HEAD like GET without a body', async () => {
    const answer = await rawRequest(site().app, address, { method: 'HEAD', headers: { cookie: filled } })
    expect([answer.status, answer.bytes.length]).toEqual([200, 0])
    isTheirsAlone(answer)
  })

  test.each([
    ['unknown products', 'cart=yacht.1~tshirt_green_M.1~cap.1~usb_red.1'],
    ['invalid quantities', 'cart=usb.0~cap_ink.-1~bag_red.1.5~umbrella.100~card.1e1~folder. 3'],
    ['markup', 'cart=<script>alert(1)</script>'],
    ['encoded characters', 'cart=tshirt%5Fred%5FM.2~cap_ink.1%00'],
    ['too many lines', `cart=${Array.from({ length: 400 }, () => 'usb.1').join('~')}`],
    ['another name with the same end', 'xcart=usb.1'],
    ['names of object properties', 'cart=__proto__.1~constructor.2~toString.3'],
  ])('shows an empty cart for a cookie with %s', async (_, cookie) => {
    const page = await get(`${address}?lng=en`, { cookie })
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(mainOf(page.text)).toContain(basket.nothing.heading)
    expect(page.text).not.toContain('alert(1)')
  })

  test('shows only products that the shop has', async () => {
    const page = await get(`${address}?lng=en`, { cookie: 'cart=yacht.1~usb.3~<b>.2~usb.9; cart=umbrella.1' })
    expect(stateOf(page.text)['visit']).toEqual({ kind: 'cart', cart: 'usb.3' })
  })
})

test('no other page depends on the cookie', async () => {
  const bare = await get('/contact?lng=en')
  const withCart = await get('/contact?lng=en', { cookie: filled })
  expect([withCart.headers['etag'], withCart.headers['cache-control']]).toEqual([
    bare.headers['etag'],
    'public, max-age=300',
  ])
})

describe('a discount code', () => {
  test('that is known reduces the total and is kept at checkout', async () => {
    const page = await get(`${path}?lng=en&code=+maj1+`, { cookie: filled })
    const said = mainOf(page.text)
    expect(said).toContain('The code ‘MAJ1’ is valid: 10% off.')
    expect(said).toContain(`\u2212${formatMoney(390, 'en')}`)
    expect(said).toContain(formatMoney(3900 - 390, 'en'))
    const hrefs = elements(page.text, 'a').map(({ href }) => href)
    expect(hrefs).toContain(`${checkout}?lng=en&code=MAJ1`)
    const form = formAt((await get(`${checkout}?lng=en&code=MAJ1`, { cookie: filled })).text, 'order')
    expect(fieldsOf(form)).toMatchObject({ code: 'MAJ1', total: '3510', lines: 'tshirt_red_M.2~cap_ink.1' })
  })

  test('that is unknown is reported and stays as typed', async () => {
    const typed = '"><script>alert(1)</script>'
    const page = await get(`${path}?lng=en&code=${encodeURIComponent(typed)}`, { cookie: filled })
    expect(mainOf(page.text)).toContain(basket.code.unknown)
    expect(page.text).not.toContain('<script>alert')
    expect(elements(page.text, 'input').find(({ name }) => name === 'code')).toMatchObject({ 'aria-invalid': 'true' })
    expect(fieldsOf(page.text)['code']).toBe(typed)
    const form = formAt((await get(`${checkout}?lng=en&code=toString`, { cookie: filled })).text, 'order')
    expect(fieldsOf(form)).toMatchObject({ code: '', total: '3900' })
  })

  test('is not part of the page cache', async () => {
    const { app, longWays } = await withLog(site())
    for (const code of ['a', 'b', 'a']) await rawRequest(app, `${path}?code=${code}`)
    expect(longWays()).toBe(0)
  })
})

describe('a form post to the cart', () => {
  test.each(languages)('adds a product and redirects to the cart in %s', async (language) => {
    const fields = { act: 'add', item: 'tshirt', colour: 'red', size: 'M', quantity: '2' }
    const { answer, written, cart } = await post(fields, '', { lng: language })
    expect([answer.status, answer.headers['location']]).toEqual([303, `${path}?lng=${language}`])
    isTheirsAlone(answer)
    expect(cart).toEqual([['tshirt_red_M', 2]])
    const { name, maxAge } = storage.cart
    expect(written).toContain(`${name}=tshirt_red_M.2; Max-Age=${maxAge}; Path=/;`)
    expect(written).toMatch(/; SameSite=Lax$/)
    expect(written).not.toMatch(/HttpOnly|Secure|Domain/)
  })

  test('sets a Secure cookie on https', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://primer.example' } })
    const answer = await request(secure.app).post(path).type('form').send({ act: 'add', item: 'usb' })
    expect(answer.headers['set-cookie']?.[0]).toContain('; Secure')
    await secure.close()
  })

  test.each([
    [
      'adds to an existing line',
      { act: 'add', item: 'cap', colour: 'ink', size: '', quantity: '3' },
      'tshirt_red_M.2~cap_ink.4',
    ],
    ['adds one without a quantity', { act: 'add', item: 'usb' }, 'tshirt_red_M.2~cap_ink.1~usb.1'],
    [
      'changes quantities',
      { act: 'update', 'quantity.tshirt_red_M': ' 5 ', 'quantity.cap_ink': '99' },
      'tshirt_red_M.5~cap_ink.99',
    ],
    ['removes a line with the quantity 0', { act: 'update', 'quantity.tshirt_red_M': '0' }, 'cap_ink.1'],
    ['adds no line by an update', { act: 'update', 'quantity.usb': '5' }, 'tshirt_red_M.2~cap_ink.1'],
    ['removes a line', { act: 'remove', line: 'tshirt_red_M' }, 'cap_ink.1'],
    ['ignores a line that is not in the cart', { act: 'remove', line: '__proto__' }, 'tshirt_red_M.2~cap_ink.1'],
    ['keeps a discount code in the address', { act: 'remove', line: 'cap_ink' }, 'tshirt_red_M.2', 'code=MAJ1'],
  ])('%s', async (_, fields: Record<string, string>, expected, query = '') => {
    const { answer, cart } = await post(fields, filled, Object.fromEntries(new URLSearchParams(query)))
    expect([answer.status, answer.headers['location']]).toEqual([303, query ? `${path}?${query}` : path])
    expect(cart).toEqual([...parseCart(expected)])
  })

  test.each([{ act: 'empty' }, { act: 'update', 'quantity.tshirt_red_M': '0', 'quantity.cap_ink': '0' }] as Record<
    string,
    string
  >[])('%j deletes the cookie', async (fields) => {
    const { written } = await post(fields, filled)
    expect(written).toMatch(/^cart=; Max-Age=0; Path=\/;/)
  })

  const shirt = { act: 'add', item: 'tshirt', colour: 'red', size: 'M' }
  test.each([
    ...['0', '-1', '1.5', '1,5', '100', '1e1', 'two', '', ' ', '٣', '0x1', '9'.repeat(400)].map(
      (quantity) => [{ ...shirt, quantity }, 'quantity', 'invalidQuantity'] as const,
    ),
    [{ ...shirt, size: 'XXL', quantity: '1' }, 'size', 'soldOut'],
    [{ ...shirt, size: 'XS', quantity: '1' }, 'size', 'invalidChoice'],
    [{ ...shirt, size: '', quantity: '1' }, 'size', 'invalidChoice'],
    [{ ...shirt, colour: 'constructor', quantity: '1' }, 'colour', 'invalidChoice'],
    [{ act: 'add', item: 'yacht', quantity: '1' }, 'item', 'unknownItem'],
    [{ act: 'add' }, 'item', 'unknownItem'],
    [{ act: 'add', item: 'tshirt_red_M' }, 'item', 'unknownItem'],
    [{ ...shirt, quantity: String(maxQuantity) }, 'quantity', 'tooMany'],
    [{ act: 'steal' }, 'act', 'invalidChoice'],
    [{}, 'act', 'invalidChoice'],
  ] as [Record<string, string>, string, keyof typeof basket.errors][])(
    '%j is refused with a reason, changes nothing and keeps the typed values',
    async (fields, field, error) => {
      const { answer, written } = await post(fields, filled)
      expect([answer.status, written]).toEqual([422, undefined])
      isTheirsAlone(answer)
      const said = mainOf(answer.text)
      expect(said).toContain(basket.errors[error].replace('{{most, number}}', String(maxQuantity)))
      expect(said).toContain(formatMoney(2800, 'en'))
      expect(stateOf(answer.text)['visit']).toMatchObject({ refused: { errors: { [field]: error }, values: fields } })
      if (field === 'quantity') {
        const again = /<form[^>]*>(?:(?!<\/form>)[^])*name="item"[^]*?<\/form>/.exec(answer.text)?.[0] ?? ''
        expect(fieldsOf(again)).toEqual(fields)
        expect(invalidFields(again)).toEqual(['quantity'])
      }
    },
  )

  test.each(['-1', '2.5', 'many', '', '100'])(
    'the quantity %j is refused at its line and changes no other line',
    async (typed) => {
      const field = quantityField('tshirt_red_M')
      const { answer, written } = await post({ act: 'update', [field]: typed, 'quantity.cap_ink': '4' }, filled)
      expect([answer.status, written]).toEqual([422, undefined])
      expect(mainOf(answer.text)).toContain(basket.quantityError.replace('{{most, number}}', String(maxQuantity)))
      expect(invalidFields(answer.text)).toEqual([field])
      expect(fieldsOf(answer.text)).toMatchObject({ [field]: typed, 'quantity.cap_ink': '4' })
    },
  )

  test('with more lines than allowed is refused', async () => {
    const sizes = ['S', 'M', 'L', 'XL', 'XXL'].flatMap((size) =>
      ['red', 'ink', 'paper', 'cobalt'].map((colour) => `tshirt_${colour}_${size}`),
    )
    const others = [
      'cap_red',
      'cap_ink',
      'bag_red',
      'bag_paper',
      'usb',
      'card',
      'folder',
      'umbrella',
      'lighter',
      'flag-small',
    ]
    const lines = [...sizes, ...others] as LineId[]
    expect(lines).toHaveLength(maxCartLines)
    const full = `cart=${lines.map((line) => `${line}.1`).join('~')}`
    const { answer } = await post({ act: 'add', item: 'flag-large', quantity: '1' }, full)
    expect([answer.status, mainOf(answer.text).includes(basket.errors.full)]).toEqual([422, true])
    expect((await post({ act: 'add', item: 'usb', quantity: '1' }, full)).answer.status).toBe(303)
  })

  test('shows typed markup as text', async () => {
    const { answer } = await post({ ...shirt, quantity: '"><script>alert(1)</script>' })
    expect(answer.status).toBe(422)
    expect(answer.text).not.toContain('<script>alert')
  })

  test('from another site, as JSON, with repeated fields, or too long is refused', async () => {
    const send = () => request(site().app).post(path).type('form')
    const foreign = await send()
      .set({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
      .send({ act: 'empty' })
    expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined])
    expect((await request(site().app).post(path).send({ act: 'empty' })).status).toBe(415)
    expect((await send().send('act=add&item=usb&item=cap')).status).toBe(400)
    expect((await send().send(`act=add&item=${'x'.repeat(70_000)}`)).status).toBe(413)
    expect((await send().set('sec-fetch-site', 'same-origin').send({ act: 'empty' })).status).toBe(303)
  })

  test('with other methods or other spellings of the address is refused', async () => {
    const answer = await request(site().app).put(path)
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST'])
    expect((await request(site().app).post(checkout).type('form').send({ act: 'empty' })).status).toBe(405)
  })
})

describe('an order that is refused', () => {
  const send = (fields: Record<string, string>, cookie: string, language = 'en') =>
    request(site().app).post('/api/send').query({ lng: language }).set('cookie', cookie).type('form').send(fields)
  const typed = {
    form: 'order',
    page: 'checkout',
    at: 'order',
    lines: 'cap_ink.1',
    total: '1100',
    code: '',
    delivery: 'post',
    way: 'invoice',
    name: 'Ana Anić',
    email: 'ana at primer',
    phone: '+381 60 1234567',
    street: 'Ulica 1',
    postcode: '1100',
    town: 'Mesto',
    company: 'Firma',
    taxNumber: '123',
    elsewhere: 'on',
    toName: 'Bora',
    toStreet: '',
    toPostcode: '11000',
    toTown: '',
    message: 'Zvono\nne radi',
  }

  test.each(languages)('shows the checkout in %s with the typed values and the cart', async (language) => {
    const answer = await send(typed, filled, language)
    expect(answer.status).toBe(422)
    isTheirsAlone(answer)
    const form = formAt(answer.text, 'order')
    expect(invalidFields(form)).toEqual(['consent', 'email', 'postcode', 'taxNumber', 'toStreet', 'toTown'])
    expect(messageIn(form)).toContain(wordsOf(language).forms.problems.invalid)
    const { form: _, page: __, at: ___, lines: ____, total: _____, delivery, way, ...texts } = typed
    expect(fieldsOf(form)).toMatchObject(texts)
    const checked = elements(form, 'input').filter(({ type, checked }) => type === 'radio' && checked !== undefined)
    expect(checked.map(({ value }) => value)).toEqual([delivery, way])
    // The cart and its total come from the cookie, not from the form.
    expect(fieldsOf(form)).toMatchObject({ lines: 'tshirt_red_M.2~cap_ink.1', total: '3900' })
    expect(mainOf(answer.text)).toContain(wordsOf(language).shop.items.tshirt)
  })

  test('asks for consent again after the wording has changed, keeps the typed values and stores no order', async () => {
    const { toStreet: _, toTown: __, ...given } = { ...typed, lines: 'tshirt_red_M.2~cap_ink.1', total: '3900' }
    const right = { ...given, elsewhere: '', email: 'ana@primer.example', postcode: '11000', taxNumber: '123456789' }
    const answer = await send({ ...right, consent: 'on', wording: '0.nl' }, filled, 'nl')
    expect(answer.status).toBe(422)
    expect(answer.headers['set-cookie']).toBeUndefined()
    const form = formAt(answer.text, 'order')
    expect(invalidFields(form)).toEqual(['consent'])
    expect(wordsOfHtml(form)).toContain(wordsOf('nl').forms.errors.consentOutdated)
    const { name, email, street, company, message } = right
    const shown = fieldsOf(form)
    expect(shown).toMatchObject({ name, email, street, company, message, wording: shownWording('contact', 'nl') })
    expect(Object.keys(shown)).not.toContain('consent')
    expect((await personAt(site(), email)).messages).toEqual([])
    expect((await send({ ...right, ...shown, consent: 'on' }, filled, 'nl')).status).toBe(303)
    expect((await personAt(site(), email)).messages).toHaveLength(1)
  })

  test('shows the posted cart without the cookie', async () => {
    const answer = await send({ ...typed, code: 'MAJ1' }, '')
    expect(fieldsOf(formAt(answer.text, 'order'))).toMatchObject({ lines: 'cap_ink.1', total: '990', code: 'MAJ1' })
    expect(mainOf(answer.text)).toContain(shop.items.cap)
  })

  test('shows the cart also after a post of the newsletter form', async () => {
    const answer = await request(site().app)
      .post('/api/subscribe?lng=en')
      .set('cookie', filled)
      .type('form')
      .send({ form: 'newsletter', page: 'checkout', at: 'newsletter', email: 'nobody' })
    expect(answer.status).toBe(422)
    expect(mainOf(answer.text)).toContain(formatMoney(2800, 'en'))
    isTheirsAlone(answer)
  })
})
