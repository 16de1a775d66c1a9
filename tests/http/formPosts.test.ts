import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { shownWording } from '#shared/consent/shownWording.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { formNames, type FormName } from '#shared/forms/names.ts'
import { contactTopics } from '#shared/forms/topics.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import { isForEverybody } from '#shared/routes/route.ts'
import { findPageByName, pageNameOf } from '#shared/routes/pageName.ts'
import { homeRoute, rowOf } from '#shared/routes/table.ts'
import { addressOf, canonicalPath } from '#shared/routes/url.ts'
import { pageOfEachRow } from '#tests/support/addresses.ts'
import {
  attributeNames,
  decode,
  dueMail,
  elements,
  fieldsOf,
  formAt,
  invalidFields,
  messageIn,
  messagesOf,
  minute,
  personAt,
  second,
  siteOfEachTest,
  stateOf,
  undescribedFields,
  wordsOfHtml,
} from '#tests/support/httpSite.ts'
import type { TestApp } from '#tests/support/testApp.ts'

const site = siteOfEachTest({ env: { RATE_LIMIT: 'off' } })

/** The forms of the contact page. Applications, announcements, orders and requests are tested with their pages. */
type Shown = Exclude<FormName, 'join' | 'attend' | 'order' | 'request'>
const shown = formNames.filter((name): name is Shown => name === 'contact' || name === 'newsletter')

/** Anchor, call and typed values of each form. */
const forms = {
  contact: {
    at: 'contact-form',
    call: 'send',
    typed: {
      name: 'Ana Anić',
      email: 'ana@primer.example',
      topic: 'office',
      phone: '+381 60 1234567',
      municipality: 'Vračar',
      message: 'Good day.\nAna',
      consent: 'on',
    },
  },
  newsletter: { at: 'newsletter', call: 'subscribe', typed: { email: 'ana@primer.example', consent: 'on' } },
} as const satisfies Record<Shown, { at: string; call: string; typed: Record<string, string> }>

/** Fills in a form of a page and submits it. */
async function submit(
  app: TestApp['app'],
  page: string,
  form: Shown,
  typed: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const html = (await request(app).get(page).set(headers)).text
  return press(app, formAt(html, forms[form].at), typed, headers)
}
function press(app: TestApp['app'], form: string, typed: Record<string, string>, headers: Record<string, string> = {}) {
  const [{ action = '', method } = {}] = elements(form, 'form')
  expect(method).toBe('post')
  return request(app)
    .post(action)
    .set(headers)
    .type('form')
    .send({ ...fieldsOf(form), ...typed })
}

describe.each(shown)('the form %s, posted without script', (name) => {
  const { typed, at } = forms[name]
  const success = { contact: 'contact', newsletter: 'newsletter' } as const
  const sentence = (language: Language) => wordsOf(language).forms.success[success[name]]

  test('redirects to its page, which confirms it in each language', async () => {
    for (const language of languages) {
      const answer = await submit(site().app, '/contact', name, typed, { cookie: `lng=${language}` })
      expect(answer.status).toBe(303)
      expect(answer.headers['location']).toBe(`/contact?sent=${name}#${at}`)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['set-cookie']).toBeUndefined()

      const page = await request(site().app).get(`/contact?sent=${name}`).set('cookie', `lng=${language}`)
      expect(page.status).toBe(200)
      for (const other of shown) {
        const said = messageIn(formAt(page.text, forms[other].at))
        if (other === name) expect(said).toContain(sentence(language))
        else expect(said).not.toContain(sentence(language))
      }
      expect(invalidFields(formAt(page.text, at))).toEqual([])
    }
  })

  test('keeps the language of the page’s address', async () => {
    for (const language of languages) {
      const answer = await submit(site().app, `/contact?lng=${language}`, name, typed, { 'accept-language': 'de' })
      expect(answer.headers['location']).toBe(`/contact?lng=${language}&sent=${name}#${at}`)
    }
  })

  test('with errors gets a private page with the typed values and the errors', async () => {
    for (const language of languages) {
      const wrong: Record<string, string> = { ...typed, email: 'ana at primer', consent: '' }
      const answer = await submit(site().app, '/contact', name, wrong, { cookie: `lng=${language}` })
      expect(answer.status).toBe(422)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': languageFacts[language].tag,
        'cache-control': 'private, no-store',
      })
      expect(answer.headers['etag']).toBeUndefined()
      const form = formAt(answer.text, at)
      expect(invalidFields(form)).toEqual(['consent', 'email'])
      const { consent: _, ...values } = wrong
      expect(fieldsOf(form)).toMatchObject(values)
      expect(elements(form, 'input').find((input) => input['name'] === 'consent')).not.toHaveProperty('checked')
      const { errors, problems } = wordsOf(language).forms
      expect(wordsOfHtml(form)).toContain(errors.invalidEmail)
      expect(wordsOfHtml(form)).toContain(errors.consentRequired)
      if (name === 'contact') expect(messageIn(form)).toContain(problems.invalid)
      // The newsletter shows the error of its field in the message box.
      else expect(messageIn(form)).toContain(errors.invalidEmail)

      for (const other of shown.filter((one) => one !== name)) {
        expect(invalidFields(formAt(answer.text, forms[other].at))).toEqual([])
        expect(messageIn(formAt(answer.text, forms[other].at))).toBe('')
      }
    }
    expect(await messagesOf(site())).toEqual([])
    expect(await site().store.countSubscribers({})).toBe(0)
  })

  test('with errors keeps its tick', async () => {
    const answer = await submit(site().app, '/contact', name, { ...typed, email: '' })
    const tick = elements(formAt(answer.text, at), 'input').find((input) => input['name'] === 'consent')
    expect(tick).toHaveProperty('checked')
  })

  test('with errors is stored after a correction', async () => {
    const shown = await submit(site().app, '/contact?lng=fr', name, { ...typed, email: 'ana' })
    const answer = await press(site().app, formAt(shown.text, at), { email: typed.email })
    expect([answer.status, answer.headers['location']]).toEqual([303, `/contact?lng=fr&sent=${name}#${at}`])
    expect(await dueMail(site())).toHaveLength(1)
  })

  test('stores the typed values and the consent', async () => {
    await submit(site().app, '/contact?lng=nl', name, typed)
    const { subscriber, messages, consents } = await personAt(site(), typed.email)
    expect(consents).toEqual([expect.objectContaining({ act: 'given', form: name, page: 'contact', language: 'nl' })])
    if (name === 'newsletter') {
      expect(subscriber).toMatchObject({ status: 'pending', form: 'newsletter', language: 'nl' })
      return
    }
    const { consent: _, ...values } = forms.contact.typed
    // Browsers send line breaks as CR LF.
    expect(messages).toEqual([
      expect.objectContaining({ ...values, page: 'contact', language: 'nl', consentVersion: 1 }),
    ])
  })

  test('sent twice is stored once', async () => {
    for (const _ of ['first', 'second']) {
      const answer = await submit(site().app, '/contact', name, typed)
      expect(answer.status).toBe(303)
    }
    expect(await dueMail(site())).toHaveLength(1)
    site().clock.now += 10 * minute
    await submit(site().app, '/contact', name, typed)
    expect((await dueMail(site())).length).toBe(1)
  })

  test('has no hidden field that password managers fill in', async () => {
    const form = formAt((await request(site().app).get('/contact')).text, at)
    const inputs = elements(form, 'input').filter(({ type }) => type !== 'hidden')
    const unseen = inputs.filter(({ tabindex }) => tabindex === '-1')
    expect(unseen).toEqual([
      expect.objectContaining({
        name: 'spare',
        autoComplete: 'one-time-code',
        'data-1p-ignore': '',
        'data-bwignore': '',
        'data-form-type': 'other',
        'data-lpignore': 'true',
        'data-protonpass-ignore': 'true',
      }),
    ])
    expect(inputs.length).toBeGreaterThan(unseen.length)
  })

  test('with a filled honeypot is never acknowledged without its mail', async () => {
    const post = (more: Record<string, string>) => submit(site().app, '/contact', name, { ...typed, ...more })
    const answer = await post({ spare: 'https://spam.example' })
    if (name === 'contact') {
      expect([answer.status, answer.headers['location']]).toEqual([303, `/contact?sent=${name}#${at}`])
      expect((await messagesOf(site())).map(({ status }) => status)).toEqual(['suspect'])
    } else {
      expect(answer.status).toBe(429)
      const form = formAt(answer.text, at)
      expect(messageIn(form)).toContain(wordsOf('sr').forms.problems.wait)
      const fields = fieldsOf(form)
      expect(fields).toMatchObject({ ...typed, spare: '' })
      site().clock.now += 10 * second
      // A password manager fills in the honeypot each time.
      const again = await post({ ...fields, spare: 'https://spam.example' })
      expect([again.status, again.headers['location']]).toEqual([303, `/contact?sent=${name}#${at}`])
    }
    expect(await dueMail(site())).toHaveLength(1)
  })

  test('keeps the typed values when the store is unavailable', async () => {
    const working = { ...site().store }
    const refuse = () => Promise.reject(new StoreUnavailable())
    Object.assign(site().store, { acceptMessage: refuse, requestSubscription: refuse })
    for (const language of languages) {
      const answer = await submit(site().app, '/contact', name, typed, { cookie: `lng=${language}` })
      expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
        503,
        '10',
        'private, no-store',
      ])
      const form = formAt(answer.text, at)
      expect(messageIn(form)).toContain(wordsOf(language).forms.problems.unavailable)
      expect(fieldsOf(form)).toMatchObject(typed)
      expect(invalidFields(form)).toEqual([])
    }
    Object.assign(site().store, working)
    expect((await submit(site().app, '/contact', name, typed)).status).toBe(303)
    expect(await dueMail(site())).toHaveLength(1)
  })

  test('keeps the typed values after an unexpected error', async () => {
    const fail = () => Promise.reject(new Error('a fault of ours'))
    Object.assign(site().store, { acceptMessage: fail, requestSubscription: fail })
    const answer = await submit(site().app, '/contact', name, typed)
    expect(answer.status).toBe(500)
    expect(answer.text).not.toContain('a fault of ours')
    const form = formAt(answer.text, at)
    expect(messageIn(form)).toContain(wordsOf('sr').forms.problems.failed)
    expect(fieldsOf(form)).toMatchObject(typed)
  })

  test('has no visitor’s data before it is sent', async () => {
    for (const language of languages) {
      const page = () => request(site().app).get(`/contact?lng=${language}`)
      const fields = fieldsOf(formAt((await page()).text, at))
      expect(Object.keys(fields)).not.toContain('token')
      expect(Object.keys(fields)).not.toContain('key')
      expect((await page()).text).toBe((await page()).text)
    }
  })
})

/** Returns the forms of a document that post to a call, with their anchors. */
function callFormsOf(html: string): { at: string; form: string }[] {
  return (html.match(/<form\b[^]*?<\/form>/g) ?? []).flatMap((form) => {
    const { id = '', action = '' } = elements(form, 'form')[0]!
    return /^\/api\/(?:send|subscribe)(?=[?#]|$)/.test(action) ? { at: id, form } : []
  })
}

/** The forms of the contact page, the application and the requests of sample pages. An order's form is on a page with one visitor's data. */
const anywhere = {
  ...forms,
  // A review has a rating, too.
  contact: { ...forms.contact, typed: { ...forms.contact.typed, rating: '5' } },
  join: {
    call: 'send',
    typed: {
      topic: 'join',
      name: 'Ana Anić',
      email: 'ana@primer.example',
      municipality: 'Vračar',
      phone: '+381 60 1234567',
      message: 'Good day.\nAna',
      consent: 'on',
    },
  },
  request: {
    call: 'send',
    typed: {
      name: 'Ana Anić',
      email: 'ana@primer.example',
      phone: '+381 60 1234567',
      date: '2999-01-02',
      time: '19:30',
      arrival: '2999-01-02',
      departure: '2999-01-04',
      guests: '4',
      site: 'primer.example',
      message: 'Good day.\nAna',
      consent: 'on',
    },
  },
} as const
type Anywhere = keyof typeof anywhere

/** Returns the typed values for the fields that a form has. */
function typedInto(form: string, name: Anywhere): Record<string, string> {
  const shown = ['input', 'textarea', 'select']
    .flatMap((tag) => elements(form, tag))
    .filter(({ type }) => type !== 'hidden')
    .map((field) => field['name'])
  return Object.fromEntries(Object.entries<string>(anywhere[name].typed).filter(([field]) => shown.includes(field)))
}

describe('each form of each page, posted without script,', () => {
  /** Names a form on pages of one kind; it is filled in on one of them. */
  const partOf = (kind: string, at: string) => `${at} of ${kind}`
  const found = new Set<string>()
  const filledIn = new Set<string>()

  test.each(pageOfEachRow.map((page, at) => ({ ...page, language: languages[at % languages.length]! })))(
    'leads back to its page and anchor with the typed values and the result: $id',
    async ({ id, row: { kind }, params, path, language }) => {
      const here = pageNameOf({ row: rowOf(id), params })
      const words = wordsOf(language).forms
      const html = (await request(site().app).get(`${path}?lng=${language}`)).text
      for (const { at, form } of callFormsOf(html)) {
        const own = fieldsOf(form)
        const name = (Object.keys(anywhere) as Anywhere[]).find((one) => one === own['form'])!
        const [{ action = '' } = {}] = elements(form, 'form')
        expect(action, at).toBe(`/api/${anywhere[name].call}?lng=${language}#${at}`)
        expect(own['at']).toBe(at)
        // An index may show a preview of another page's form, which leads back to that page.
        if (own['page'] !== here) expect(kind, `${at} is of ${own['page']}`).toMatch(/Index$/)
        // A page with one visitor's data needs a token, so its forms lead back to the home page.
        const named = findPageByName(own['page'])!
        const back = isForEverybody(named.row) ? named : { row: rowOf(homeRoute), params: {} }
        found.add(partOf(kind, at))
        if (filledIn.has(partOf(kind, at))) continue
        filledIn.add(partOf(kind, at))

        const typed = typedInto(form, name)
        const { consent, ...others } = typed
        const wrong = { ...others, email: 'ana at primer' }
        expect(consent, at).toBe('on')
        const refused = await press(site().app, form, wrong)
        expect(refused.status).toBe(422)
        expect(stateOf(refused.text)).toMatchObject({ page: { name: pageNameOf(back) }, language })
        for (const shown of callFormsOf(refused.text)) {
          if (shown.at === at) {
            expect(invalidFields(shown.form)).toEqual(['consent', 'email'])
            expect(undescribedFields(shown.form), at).toEqual([])
            expect(fieldsOf(shown.form)).toMatchObject(wrong)
            expect(messageIn(shown.form)).toContain(
              name === 'newsletter' ? words.errors.invalidEmail : words.problems.invalid,
            )
          } else {
            expect(invalidFields(shown.form), shown.at).toEqual([])
            expect(messageIn(shown.form), shown.at).toBe('')
          }
        }

        // The wording has changed since the page was opened: the new text needs new consent.
        const outdated = await press(site().app, form, { ...typed, wording: `0.${language}` })
        expect(outdated.status).toBe(422)
        const anew = formAt(outdated.text, at)
        expect(invalidFields(anew)).toEqual(['consent'])
        expect(fieldsOf(anew)).toMatchObject({
          ...others,
          wording: shownWording(name === 'newsletter' || name === 'join' ? name : 'contact', language),
        })
        expect(Object.keys(fieldsOf(anew))).not.toContain('consent')
        expect(wordsOfHtml(anew)).toContain(words.errors.consentOutdated)

        // Corrects the refused form and submits it again.
        const accepted = await press(site().app, formAt(refused.text, at), { email: typed['email']!, consent: 'on' })
        expect(accepted.status).toBe(303)
        expect(accepted.headers['location']).toBe(`${canonicalPath(back)}?lng=${language}&sent=${name}#${at}`)
        const sent = formAt((await request(site().app).get(accepted.headers['location']!)).text, at)
        expect(messageIn(sent)).toContain(
          name === 'join'
            ? wordsOf(language).join.success.sentence
            : words.success[name === 'newsletter' ? name : 'contact'],
        )
        expect(invalidFields(sent)).toEqual([])
      }
    },
  )

  test('is covered, those of headers and footers among them', () => {
    expect([...found].filter((part) => !filledIn.has(part))).toEqual([])
    const own = [...filledIn].filter((part) => / of (?:header|footer)$/.test(part))
    expect(own.length).toBeGreaterThan(5)
    expect([...filledIn].filter((part) => part.startsWith('newsletter of ')).length).toBeGreaterThan(5)
  })
})

describe('a typed value', () => {
  const { at } = forms.contact
  const post = (body: Record<string, string>) =>
    request(site().app)
      .post('/api/send')
      .type('form')
      .send({ form: 'contact', page: 'contact', at, ...body })

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onfocus='alert(1)",
    '</textarea><script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '&lt;b&gt; &amp; &#x3c;',
    '{{partyName}} $t(forms:send)',
    '$& $1 $`',
    'Ђ đ ž ” „ 🌹',
  ])('%j is shown unchanged and as text', async (typed) => {
    const answer = await post({ name: typed, message: typed, municipality: typed, phone: typed, email: '' })
    expect(answer.status).toBe(422)
    const form = formAt(answer.text, at)
    expect(fieldsOf(form)).toMatchObject({ name: typed, message: typed, municipality: typed, phone: typed })
    expect(stateOf(answer.text)).toMatchObject({ visit: { values: { name: typed, message: typed } } })
    // The answer has no more elements of these names than the page.
    const count = (html: string) =>
      ['script', 'img', 'style', 'b'].map((tag) => html.match(new RegExp(`<${tag}\\b`, 'g'))?.length)
    expect(count(answer.text)).toEqual(count((await request(site().app).get('/contact')).text))
    expect([...attributeNames(answer.text)].filter((name) => name.startsWith('on'))).toEqual([])
  })

  test('of a topic is kept, and an unknown topic becomes the first', async () => {
    for (const topic of contactTopics) {
      const shown = formAt((await post({ topic })).text, at)
      expect(fieldsOf(shown)['topic']).toBe(topic)
    }
    const answer = await post({ topic: '<script>sneaky' })
    expect(fieldsOf(formAt(answer.text, at))['topic']).toBe(contactTopics[0])
    expect(answer.text).not.toContain('<script>sneaky')
  })

  test('of a token, a key or the honeypot is not shown', async () => {
    const answer = await post({ token: 'sneaky', key: 'sneaky', spare: 'sneaky' })
    expect(answer.status).toBe(422)
    expect(answer.text).not.toContain('sneaky')
  })

  test('that is sent twice is asked for again', async () => {
    const answer = await request(site().app)
      .post('/api/send')
      .type('form')
      .send(`form=contact&page=contact&at=${at}&name=Ana&name=Boris&email=a@b.rs&message=x&consent=on`)
    expect(answer.status).toBe(422)
    expect(invalidFields(formAt(answer.text, at))).toEqual(['name'])
  })
})

describe('the origin of a form post', () => {
  const post = (origin: Record<string, string>) =>
    request(site().app)
      .post('/api/subscribe')
      .type('form')
      .send({ form: 'newsletter', email: 'ana@primer.example', consent: 'on', ...origin })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '../evil',
    'no-such-page',
    'not-found',
    '__proto__',
    'toString',
    '/contact',
    '',
  ])('the page %j becomes the home page', async (page) => {
    const answer = await post({ page, at: 'newsletter' })
    expect([answer.status, answer.headers['location']]).toEqual([
      303,
      `${addressOf(homeRoute)}?sent=newsletter#newsletter`,
    ])
  })

  test.each(['" onload=x', '#x', 'a b', 'A', '1a', '//evil', 'a\r\nSet-Cookie: a=b', 'a'.repeat(60), '<script>', ''])(
    'the anchor %j is ignored',
    async (at) => {
      const answer = await post({ page: 'contact', at })
      expect([answer.status, answer.headers['location']]).toEqual([303, '/contact?sent=newsletter'])
      expect(answer.headers['set-cookie']).toBeUndefined()
    },
  )

  test('is optional', async () => {
    const answer = await post({})
    expect([answer.status, answer.headers['location']]).toEqual([303, `${addressOf(homeRoute)}?sent=newsletter`])
    const { consents } = await personAt(site(), 'ana@primer.example')
    expect(consents).toEqual([expect.objectContaining({ page: '' })])
  })

  test('with an unknown form is refused without a page', async () => {
    for (const form of ['no-such-form', '__proto__', '<script>']) {
      const answer = await post({ form, page: 'contact', at: 'newsletter' })
      expect([answer.status, answer.headers['content-type']]).toEqual([422, 'application/json; charset=utf-8'])
      expect(answer.text).not.toContain(form)
    }
  })

  test('without a form is treated as a call', async () => {
    const answer = await request(site().app).post('/api/subscribe').type('form').send({ email: 'ana@primer.example' })
    expect(answer.status).toBe(303)
    expect((await personAt(site(), 'ana@primer.example')).subscriber?.form).toBe('api')
  })

  test('shows errors only at its anchor', async () => {
    const answer = await request(site().app)
      .post('/api/subscribe')
      .type('form')
      .send({ form: 'newsletter', page: 'contact', at: 'elsewhere', email: 'x' })
    expect(answer.status).toBe(422)
    for (const form of shown) expect(invalidFields(formAt(answer.text, forms[form].at))).toEqual([])
  })
})

describe('an oversized form post', () => {
  test('with more than 64 KiB is refused: 413', async () => {
    const answer = await request(site().app)
      .post('/api/send')
      .type('form')
      .send({ form: 'contact', message: 'x'.repeat(70_000) })
    expect(answer.status).toBe(413)
  })

  test('with too many fields is refused', async () => {
    const answer = await request(site().app).post('/api/send').type('form').send('a=1&'.repeat(2000))
    expect(answer.status).toBe(413)
  })

  test('does not include a message of 4000 Cyrillic letters', async () => {
    const answer = await submit(site().app, '/contact', 'contact', {
      ...forms.contact.typed,
      message: 'ж'.repeat(4000),
    })
    expect(answer.status).toBe(303)
  })
})

describe.each([
  '/api/send',
  '/api/subscribe',
  '/donate',
  '/newsletter/my-data',
  '/newsletter/confirm',
  rowOf('cart').path,
])('a form post of a browser to %s that cannot be read', (path) => {
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  const post = (language: Language, body: string, type = 'application/x-www-form-urlencoded') =>
    request(site().app)
      .post(path)
      .set({ accept, cookie: `lng=${language}`, 'content-type': type })
      .send(body)

  test.each([
    ['is too long', 413, `form=contact&message=${'x'.repeat(70_000)}`],
    ['has too many fields', 413, 'a=1&'.repeat(2000)],
  ])('and %s gets a page that says so, in each language', async (_, status, body) => {
    for (const language of languages) {
      const answer = await post(language, body)
      expect([answer.status, answer.type]).toEqual([status, 'text/html'])
      expect(answer.headers).toMatchObject({
        'content-language': languageFacts[language].tag,
        'cache-control': 'no-store',
      })
      expect(wordsOfHtml(answer.text)).toContain(wordsOf(language).problem.tooLong.text)
    }
  })

  test('because of its type or coding gets a page that says what to do', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded; charset=utf-16']) {
      const answer = await post('fr', 'a=1', type)
      if (path === '/newsletter/confirm' && type === 'text/plain') continue
      expect([type, answer.status, answer.type]).toEqual([type, 415, 'text/html'])
      expect(wordsOfHtml(answer.text)).toContain(wordsOf('fr').problem.notAccepted.text)
    }
  })
})

test('the page after sending is public', async () => {
  const answer = await request(site().app).get('/contact?lng=en&sent=newsletter')
  expect(answer.headers['cache-control']).toBe('public, max-age=300')
  const { success } = wordsOf('en').forms
  expect(success.newsletter).toBe('Your message has been sent successfully subscribed to our email list!')
  expect(messageIn(formAt(answer.text, 'newsletter'))).toContain(success.newsletter)
  expect(messageIn(formAt(answer.text, 'newsletter'))).toContain(success.newsletterNext)
})

test('the answer to a form post has the address of its page', async () => {
  const answer = await submit(site().app, '/contact?lng=fr', 'contact', { name: 'Ana' })
  expect(stateOf(answer.text)).toMatchObject({ language: 'fr', address: expect.stringMatching(/^\/contact\?lng=fr/) })
  const canonical = elements(answer.text, 'link').find(({ rel }) => rel === 'canonical')
  expect(decode(canonical?.['href'] ?? '')).toBe('http://localhost:3000/contact?lng=fr')
})
