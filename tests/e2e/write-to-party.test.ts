import type { Locator, Page, Request } from 'playwright'
import { describe, expect } from 'vitest'
import { organisation, reach } from '#shared/content/organisation.ts'
import type { Language } from '#shared/i18n/languages.ts'
import {
  accessibility,
  backOnLine,
  eventually,
  holdScript,
  hydrated,
  said,
  settled,
  stored,
  test,
  type Visitor,
} from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'
import type { ReceivedMail, SmtpPeer } from '#tests/support/smtp-peer.ts'

const { forms: en, consent, common } = said('en')

/** Returns locators for the contact form of a page, by its texts. */
function contactForm(page: Page, language: Language = 'en') {
  const { forms, consent } = said(language)
  const form = page.locator('form#contact-form')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  return {
    form,
    name: field('name'),
    email: field('email'),
    topic: field('topic'),
    phone: field('phone'),
    municipality: field('municipality'),
    message: field('message'),
    consent: field('consent'),
    button: form.locator('button[type="submit"]'),
    box: form.getByRole('status').locator('[data-kind]'),
    dismiss: form.getByRole('button', { name: forms.dismiss }),
    /** Returns the error text under a field; empty when there is none. */
    errorOf: async (name: string) => {
      if ((await field(name).getAttribute('aria-invalid')) === null) return ''
      const described = (await field(name).getAttribute('aria-describedby')) ?? ''
      const id = described.split(' ').find((one) => one.endsWith('-error'))
      return id ? await form.locator(`[id="${id}"]`).textContent() : 'not described'
    },
    errors: async () => (await form.locator('[id$="-error"]').allTextContents()).join(' | '),
    fill: async (message: string, visitor = 'Ana Anić', email = 'ana@primer.example') => {
      await field('name').fill(visitor)
      await field('email').fill(email)
      await field('message').fill(message)
      await form
        .getByLabel(consent.contact.replaceAll('{{partyName}}', said(language).organisation.nameInSentence))
        .check()
    },
    values: () =>
      form.evaluate((element: HTMLFormElement) => {
        const data = new FormData(element)
        return Object.fromEntries(
          ['name', 'email', 'topic', 'municipality', 'phone', 'message', 'consent'].map((key) => [key, data.get(key)]),
        )
      }),
  }
}

const isSend = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/send'

/** Records the submissions of a page from now on. */
function recordSubmissions(page: Page): Request[] {
  const submissions: Request[] = []
  page.on('request', (request) => {
    if (isSend(request)) submissions.push(request)
  })
  return submissions
}

const about = (text: string) => (mail: ReceivedMail) => (mail.parsed.text ?? '').includes(text)
const countOf = (peer: SmtpPeer, text: string) => peer.mails.filter(about(text)).length

const answerTime = '2 working days'
const sentText = [en.success.contact, en.success.contactNext_other.replace('{{count, number}}', '2')]

describe('the contact form with script', () => {
  test('mails the message to the party with the visitor as Reply-To', async ({ visitor, peer }) => {
    const page = await visitor.open('/contact')
    const form = contactForm(page)
    await page
      .locator('main')
      .getByRole('link', { name: said('en').contact.desks.press.role, exact: true })
      .click()
    await eventually(() => form.topic.inputValue()).toBe('media')
    await form.fill('First line\nSecond “line”, žćčšđ Љубав <b>bold</b>')
    await form.phone.fill('+381 11 123 45 67')
    await form.municipality.fill('Voždovac')
    await form.button.click()

    await form.box.waitFor()
    expect(await form.box.getAttribute('data-kind')).toBe('success')
    expect(await form.box.locator('p').allTextContents()).toEqual(sentText)
    expect(await form.box.textContent()).toContain(answerTime)
    expect(await form.button.textContent()).toBe(en.sent)
    expect(await form.values()).toMatchObject({ name: '', email: '', message: '', phone: '', consent: null })
    expect(await accessibility(page)).toEqual([])
    expect(await stored(page)).toEqual({ cookie: '', local: {}, session: {} })

    const mail = await peer.waitForMail(about('Second “line”'))
    expect(mail.envelope).toEqual({ from: organisation.mailFrom, to: [reach.email] })
    expect(mail.parsed.replyTo).toEqual([{ name: 'Ana Anić', address: 'ana@primer.example' }])
    expect(mail.parsed.to).toEqual([{ name: '', address: reach.email }])
    expect(mail.parsed.subject).toBe(said('sr')['mails/contact'].subject)
    expect(mail.header('auto-submitted')).toBe('auto-generated')
    const text = mail.parsed.text ?? ''
    for (const part of [said('sr').forms.topics.media, '+381 11 123 45 67', 'Voždovac', 'žćčšđ Љубав <b>bold</b>'])
      expect(text).toContain(part)
    expect(mail.parsed.html).not.toContain('<b>bold</b>')
  })

  test('has the topic of the link that led to it', async ({ visitor }) => {
    const page = await visitor.open('/shop/login-register')
    const form = contactForm(page)
    await page.locator('main a[href*="topic=shop"]').click()
    await eventually(() => form.topic.inputValue()).toBe('shop')
    await eventually(() => new URL(page.url()).hash).toBe('#write')
    expect(await page.locator('#write').evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(300)
    await page
      .locator('main')
      .getByRole('link', { name: said('en').contact.desks.press.role, exact: true })
      .click()
    await eventually(() => form.topic.inputValue()).toBe('media')
    await page.goBack()
    await eventually(() => form.topic.inputValue()).toBe('shop')
  })

  test('keeps the typed text when a link changes the topic', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    const form = contactForm(page)
    await form.fill('Half a message')
    await page
      .locator('main')
      .getByRole('link', { name: said('en').contact.desks.press.role, exact: true })
      .click()
    await eventually(() => form.topic.inputValue()).toBe('media')
    expect(await form.values()).toMatchObject({ name: 'Ana Anić', message: 'Half a message', consent: 'on' })
  })

  test('shows an error only at fields that the visitor has left', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    const submissions = recordSubmissions(page)
    const form = contactForm(page)
    await form.name.focus()
    expect(await form.errors()).toBe('')
    await form.email.focus()
    await eventually(() => form.errorOf('name')).toBe('Field is required.')
    expect(await form.errors()).toBe('Field is required.')
    await form.email.pressSequentially('ana@')
    expect(await form.errorOf('email')).toBe('')
    await form.message.focus()
    await eventually(() => form.errorOf('email')).toBe('Invalid email.')
    expect(await form.email.getAttribute('aria-invalid')).toBe('true')
    expect(await form.message.getAttribute('aria-invalid')).toBe(null)
    expect(await accessibility(page)).toEqual([])

    await form.email.fill('ana@primer.example')
    await eventually(() => form.errorOf('email')).toBe('')
    await form.phone.fill('call me')
    await form.phone.blur()
    await eventually(() => form.errorOf('phone')).toBe(en.errors.invalidPhone)
    await form.phone.fill('')
    await eventually(() => form.errorOf('phone')).toBe('')
    expect(submissions).toEqual([])
  })

  describe('with an invalid value in the focused field', () => {
    /** Presses the mouse on the upper edge of a part, and holds it while the messages appear. */
    async function pressUpperEdge(page: Page, part: Locator) {
      const { x, y } = (await part.boundingBox())!
      await page.mouse.move(x + 20, y + 3)
      await page.mouse.down()
      for (let frame = 0; frame < 5; frame += 1) await settled(page)
      await page.mouse.up()
    }

    test('accepts a press of the button, even if the button takes no focus', async ({ visitor }) => {
      const page = await visitor.open('/contact')
      const form = contactForm(page)
      await form.button.scrollIntoViewIfNeeded()
      // Safari does not focus a button that is clicked.
      await form.button.evaluate((button) =>
        button.addEventListener('mousedown', (event) => {
          event.preventDefault()
          ;(document.activeElement as HTMLElement).blur()
        }),
      )
      await form.fill('A press', 'Ana', 'ana@')
      await form.email.focus()
      await pressUpperEdge(page, form.button)
      await form.box.waitFor()
      expect(await form.box.textContent()).toContain(en.problems.invalid)
      expect(await form.errors()).toBe('Invalid email.')
    })

    test('accepts a press of the consent and then shows the error', async ({ visitor }) => {
      const page = await visitor.open('/contact')
      const form = contactForm(page)
      const label = form.consent.locator('xpath=ancestor::label')
      await label.scrollIntoViewIfNeeded()
      await form.email.fill('ana@')
      await pressUpperEdge(page, label)
      await eventually(() => form.errorOf('email')).toBe('Invalid email.')
      expect(await form.consent.isChecked()).toBe(true)
    })
  })

  test('sends nothing when it is incomplete, and focuses the first invalid field', async ({ visitor }) => {
    const page = await visitor.open('/contact', { width: 390, theme: 'dark' })
    const submissions = recordSubmissions(page)
    const form = contactForm(page)
    await form.button.click()
    await form.box.waitFor()
    expect(await form.box.getAttribute('data-kind')).toBe('problem')
    expect(await form.box.locator('p').allTextContents()).toEqual([en.problems.invalid])
    for (const field of ['name', 'email', 'message']) expect(await form.errorOf(field)).toBe('Field is required.')
    expect(await form.errors()).toBe(
      ['Field is required.', 'Field is required.', 'Field is required.', en.errors.consentRequired].join(' | '),
    )
    await eventually(() => form.name.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await form.button.textContent()).toBe(en.send)
    expect(await accessibility(page)).toEqual([])
    expect(await overflows(page)).toEqual([])
    expect(submissions).toEqual([])
  })

  test('shows errors in the language of the page, also after the language changes', async ({ visitor }) => {
    const page = await visitor.open('/contact', { language: 'fr' })
    const form = contactForm(page, 'fr')
    await form.button.click()
    await eventually(() => form.errorOf('name')).toBe(said('fr').forms.errors.required)
    await page.locator('footer').getByRole('link', { name: 'Nederlands' }).click()
    await eventually(() => form.errorOf('name')).toBe(said('nl').forms.errors.required)
    expect(await form.box.textContent()).toContain(said('nl').forms.problems.invalid)
  })

  test('shows that it is sending, and for five seconds that it was sent', async ({ visitor }) => {
    const page = await visitor.open('/contact', { before: (page) => page.clock.install() })
    const form = contactForm(page)
    let answer: (() => void) | undefined
    await page.route('**/api/send', async (route) => {
      await new Promise<void>((go) => (answer = go))
      await route.fulfill({ json: { status: 'success' } })
    })
    await form.fill('Slow')
    await form.button.click()
    await eventually(() => form.button.textContent()).toBe(en.sending)
    expect(await form.button.getAttribute('aria-busy')).toBe('true')
    expect(await form.form.getAttribute('data-status')).toBe('submitting')
    expect(await form.values()).toMatchObject({ message: 'Slow' })
    expect(await accessibility(page)).toEqual([])
    await eventually(() => answer).toBeDefined()

    await page.clock.pauseAt(Date.now() + 10_000)
    answer!()
    await eventually(() => form.button.textContent()).toBe(en.sent)
    expect(await form.button.getAttribute('aria-busy')).toBe(null)
    await page.clock.runFor(4_999)
    expect(await form.form.getAttribute('data-status')).toBe('success')
    await page.clock.runFor(1)
    await eventually(() => form.button.textContent()).toBe(en.send)
    expect(await form.form.getAttribute('data-status')).toBe('idle')

    // The message does not disappear by itself.
    await page.clock.runFor(600_000)
    expect(await form.box.locator('p').allTextContents()).toEqual(sentText)
    await form.name.pressSequentially('B')
    await eventually(() => form.box.count()).toBe(0)
    expect(await form.errors()).toBe('')
  })

  test('hides its message when the visitor closes it or opens another page', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    const form = contactForm(page)
    await form.button.click()
    await form.box.waitFor()
    await form.dismiss.click()
    await eventually(() => form.box.count()).toBe(0)

    const newsletter = page.locator('form#newsletter')
    await newsletter.getByRole('button', { name: en.subscribe }).click()
    await newsletter.locator('[data-kind]').waitFor()
    await page.goto('/newsletter/confirm')
    await hydrated(page)
    await newsletter.getByRole('button', { name: en.subscribe }).click()
    await newsletter.locator('[data-kind]').waitFor()
    await page.locator('footer').getByRole('link', { name: common.contact, exact: true }).click()
    await form.form.waitFor()
    expect(await newsletter.locator('[data-kind]').count()).toBe(0)
    expect(await newsletter.locator('[id$="-error"]').count()).toBe(0)
  })

  test('sends once on a double click', async ({ visitor, peer }) => {
    const page = await visitor.open('/contact')
    const submissions = recordSubmissions(page)
    const form = contactForm(page)
    await form.fill('Clicked twice')
    await form.button.dblclick()
    await form.box.waitFor()
    await peer.waitForMail(about('Clicked twice'))
    expect(submissions).toHaveLength(1)
    expect(countOf(peer, 'Clicked twice')).toBe(1)
  })

  test('keeps the typed text while offline and can be sent when online again', async ({ visitor, peer }) => {
    visitor.expectNoise(/net::ERR_INTERNET_DISCONNECTED/)
    const page = await visitor.open('/contact')
    const form = contactForm(page)
    await page.context().setOffline(true)
    await form.fill('From the tunnel')
    await form.button.click()
    await form.box.waitFor()
    expect(await form.box.getAttribute('data-kind')).toBe('problem')
    expect(await form.box.locator('p').allTextContents()).toEqual([en.problems.offline])
    expect(await form.button.textContent()).toBe(en.send)
    expect(await form.values()).toMatchObject({ name: 'Ana Anić', message: 'From the tunnel', consent: 'on' })
    expect(await form.errors()).toBe('')

    await backOnLine(page)
    await form.button.click()
    await eventually(() => form.box.getAttribute('data-kind')).toBe('success')
    await peer.waitForMail(about('From the tunnel'))
    expect(countOf(peer, 'From the tunnel')).toBe(1)
  })

  test.for([
    ['answer', '**/api/send', 30_000],
    ['token', '**/api/form', 10_000],
    ['file that sends', '**/static/js/submission-*.js', 30_000],
  ] as const)(
    'keeps the typed text when there is no %s, and a retry is stored once',
    async ([what, address, time], { visitor, peer }) => {
      const page = await visitor.open('/contact', { before: (opened) => opened.clock.install() })
      const form = contactForm(page)
      const submissions = recordSubmissions(page)
      const words = `Silence instead of the ${what}`
      let requestCount = 0
      await page.route(address, async (route) => {
        requestCount += 1
        if (requestCount > 1) return route.continue()
        // The server receives the request; only the answer is lost.
        if (what === 'answer') await route.fetch()
        await new Promise<void>(() => undefined)
      })
      await form.fill(words)
      await form.button.click()
      await eventually(() => requestCount).toBe(1)
      if (what === 'answer') await peer.waitForMail(about(words))
      expect(await form.button.textContent()).toContain(en.sending)
      await page.clock.runFor(time)
      // A missing token does not stop the submission.
      if (what !== 'token') {
        await eventually(() => form.box.locator('p').allTextContents()).toEqual([en.problems.offline])
        expect(await form.values()).toMatchObject({ name: 'Ana Anić', message: words, consent: 'on' })
        // The browser requests a script only once in a document, so a retry cannot succeed.
        if (what === 'file that sends') return
        await form.button.click()
      }
      await eventually(() => form.box.getAttribute('data-kind')).toBe('success')
      const keys = submissions.map((request) => (request.postDataJSON() as { key: string }).key)
      expect(new Set(keys).size).toBe(1)
      await peer.waitForMail(about(words))
      expect(countOf(peer, words)).toBe(1)
    },
  )

  test('stores a message once when the answer is lost and the visitor sends again', async ({ visitor, peer }) => {
    visitor.expectNoise(/net::ERR_FAILED/)
    const page = await visitor.open('/contact')
    const form = contactForm(page)
    let lost = 0
    await page.route('**/api/send', async (route) => {
      await route.fetch()
      if (lost++ === 0) await route.abort()
      else await route.continue()
    })
    await form.fill('Said once')
    await form.button.click()
    await eventually(() => form.box.textContent()).toContain(en.problems.failed)
    await form.button.click()
    await eventually(() => form.box.getAttribute('data-kind')).toBe('success')
    await peer.waitForMail(about('Said once'))
    // Mails are sent in order: a second copy would have come before the next mail.
    await form.fill('The next one')
    await form.button.click()
    await peer.waitForMail(about('The next one'))
    expect(countOf(peer, 'Said once')).toBe(1)
    // A new submission with the same words has a new idempotency key, so it is another message.
    await eventually(() => form.box.getAttribute('data-kind')).toBe('success')
    await form.fill('Said once')
    await form.button.click()
    await eventually(() => countOf(peer, 'Said once')).toBe(2)
  })

  test('reports each kind of failure, keeps the text, and can be sent again', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    const form = contactForm(page)
    await form.fill('Refused')
    for (const { status, body, says } of [
      { status: 429, body: '{"status":"error"}', says: en.problems.tooMany },
      { status: 503, body: '{"status":"error"}', says: en.problems.unavailable },
      { status: 500, body: '{"status":"error"}', says: en.problems.failed },
      { status: 413, body: '{"status":"error"}', says: en.problems.failed },
      { status: 200, body: '{"status":"pending"}', says: en.problems.failed },
      { status: 200, body: 'no JSON', says: en.problems.failed },
    ]) {
      if (status >= 400) visitor.expectNoise(new RegExp(`status of ${status}`))
      await page.route('**/api/send', (route) => route.fulfill({ status, contentType: 'application/json', body }))
      await form.button.click()
      await eventually(() => form.box.locator('p').allTextContents()).toEqual([says])
      expect(await form.box.getAttribute('data-kind')).toBe('problem')
      expect(await form.values()).toMatchObject({ name: 'Ana Anić', message: 'Refused', consent: 'on' })
      expect(await form.button.getAttribute('aria-busy')).toBe(null)
      await page.unroute('**/api/send')
      // Dismiss the box, so that the next one is recognized.
      await form.dismiss.click()
    }
    await page.route('**/api/send', (route) => route.fulfill({ json: { status: 'success' } }))
    await form.button.click()
    await eventually(() => form.box.getAttribute('data-kind')).toBe('success')
  })

  test('shows an error of the server at its field', async ({ visitor }) => {
    visitor.expectNoise(/status of 422/)
    const page = await visitor.open('/contact')
    const form = contactForm(page)
    await page.route('**/api/send', (route) =>
      route.fulfill({ status: 422, json: { status: 'error', errors: { email: 'The server says no.' } } }),
    )
    await form.fill('Refused')
    await form.button.click()
    await eventually(() => form.errorOf('email')).toBe('The server says no.')
    expect(await form.box.locator('p').allTextContents()).toEqual([en.problems.invalid])
    await eventually(() => form.email.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('can be sent when its token and its validation code fail to load', async ({ visitor, peer }) => {
    visitor.expectNoise(/net::ERR_FAILED/)
    const page = await visitor.open('/contact', {
      before: async (page) => {
        await page.route('**/api/form', (route) => route.abort())
        await page.route('**/static/js/validation-*.js', (route) => route.abort())
      },
    })
    const form = contactForm(page)
    await form.fill('All alone')
    await form.button.click()
    await eventually(() => form.box.getAttribute('data-kind')).toBe('success')
    await peer.waitForMail(about('All alone'))
  })

  test('counts the typed characters and limits their number', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    const form = contactForm(page)
    const counter = form.form.getByText('of 4,000 characters')
    expect(await counter.textContent()).toBe('0 of 4,000 characters')
    await form.message.fill('12345')
    expect(await counter.textContent()).toBe('5 of 4,000 characters')
    expect(await form.message.getAttribute('maxlength')).toBe('4000')
  })
})

describe('the contact form before hydration', () => {
  const begin = async (visitor: Visitor) => {
    let script: Awaited<ReturnType<typeof holdScript>> | undefined
    const page = await visitor.open('/contact', {
      hydrated: false,
      before: async (page) => {
        script = await holdScript(page)
      },
    })
    return { page, form: contactForm(page), release: script!.release }
  }

  test('keeps the typed values and can be sent after hydration', async ({ visitor, peer }) => {
    const { page, form, release } = await begin(visitor)
    await form.fill('Typed early')
    await form.topic.selectOption('donation')
    await form.municipality.fill('Zemun')
    release()
    await hydrated(page)
    expect(await form.values()).toEqual({
      name: 'Ana Anić',
      email: 'ana@primer.example',
      topic: 'donation',
      municipality: 'Zemun',
      phone: '',
      message: 'Typed early',
      consent: 'on',
    })
    await eventually(() => form.form.getByText('of 4,000 characters').textContent()).toBe('11 of 4,000 characters')
    expect(await form.errors()).toBe('')
    await form.button.click()
    await eventually(() => form.box.getAttribute('data-kind')).toBe('success')
    await peer.waitForMail(about('Typed early'))
  })

  test('is sent as a form post, and its answer is hydrated', async ({ visitor, site, peer }) => {
    const { page, form, release } = await begin(visitor)
    await form.fill('Posted early', 'Ana Anić', 'no address')
    await form.topic.selectOption('shop')
    await form.button.click()
    await eventually(() => form.errors()).toBe('Invalid email.')
    expect(await accessibility(page)).toEqual([])
    release()
    await hydrated(page)
    // The answer is at the page's own address, so a reload does not send the form again.
    await eventually(() => page.url()).toBe(`${site.url}/contact?topic=shop`)
    expect(await form.errors()).toBe('Invalid email.')
    expect(await form.values()).toMatchObject({
      name: 'Ana Anić',
      email: 'no address',
      topic: 'shop',
      message: 'Posted early',
    })
    await form.email.fill('ana@primer.example')
    await eventually(() => form.errors()).toBe('')
    await form.button.click()
    await eventually(() => form.box.getAttribute('data-kind')).toBe('success')
    await peer.waitForMail(about('Posted early'))
    expect(countOf(peer, 'Posted early')).toBe(1)
  })
})

describe('the contact form without script', () => {
  test('mails the message to the party and confirms it in the language of the page', async ({
    visitor,
    site,
    peer,
  }) => {
    const page = await visitor.open('/contact?lng=fr', { script: false, width: 390 })
    const form = contactForm(page, 'fr')
    expect(await form.topic.inputValue()).toBe('question')
    await form.fill('Sans JavaScript', 'Zoé « Ž » <x>')
    await form.button.click()
    await form.box.waitFor()
    await eventually(() => page.url()).toBe(`${site.url}/contact?lng=fr&sent=contact#contact-form`)
    expect(await form.box.getAttribute('data-kind')).toBe('success')
    expect(await form.box.locator('p').first().textContent()).toBe(said('fr').forms.success.contact)
    expect(await form.box.locator('p').count()).toBe(2)

    const mail = await peer.waitForMail(about('Sans JavaScript'))
    expect(mail.envelope.to).toEqual([reach.email])
    expect(mail.parsed.replyTo).toEqual([{ name: 'Zoé « Ž » <x>', address: 'ana@primer.example' }])
    expect(mail.parsed.text).toContain(said('sr').forms.topics.question)
  })

  test('keeps the typed values and shows errors, and can be sent after a correction', async ({ visitor, peer }) => {
    const page = await visitor.open('/contact', { script: false })
    const form = contactForm(page)
    await form.fill('Try <script>alert(1)</script> "again" & again', 'A "B" <C>', 'no address')
    await form.topic.selectOption('office')
    await form.phone.fill('call me')
    await form.button.click()
    await form.box.waitFor()
    expect(await form.box.locator('p').allTextContents()).toEqual([en.problems.invalid])
    expect(await form.errorOf('email')).toBe('Invalid email.')
    expect(await form.errorOf('phone')).toBe(en.errors.invalidPhone)
    expect(await form.errorOf('name')).toBe('')
    expect(await form.values()).toEqual({
      name: 'A "B" <C>',
      email: 'no address',
      topic: 'office',
      municipality: '',
      phone: 'call me',
      message: 'Try <script>alert(1)</script> "again" & again',
      consent: 'on',
    })
    // The other form on the page shows no result.
    expect(await page.locator('form#newsletter [data-kind], form#newsletter [aria-invalid]').count()).toBe(0)
    expect(await form.dismiss.isVisible()).toBe(false)

    await form.email.fill('ana@primer.example')
    await form.phone.fill('')
    await form.button.click()
    await eventually(() => form.box.getAttribute('data-kind')).toBe('success')
    await peer.waitForMail(about('"again" & again'))
  })

  test('reports missing fields and a missing consent in the language of the page', async ({ visitor }) => {
    const page = await visitor.open('/contact', { script: false, language: 'sr-Cyrl' })
    const form = contactForm(page, 'sr-Cyrl')
    const { errors } = said('sr-Cyrl').forms
    await form.button.click()
    await form.box.waitFor()
    expect(await form.errors()).toBe(
      [errors.required, errors.required, errors.required, errors.consentRequired].join(' | '),
    )
    expect(await page.locator('html').getAttribute('lang')).toBe('sr-Cyrl')
    await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('body')
  })
})

test('the contact form without script beyond the rate limit asks to press Send again, and then accepts the message', async ({
  visitor,
  site,
  peer,
}) => {
  const page = await visitor.open('/contact', { script: false })
  const form = contactForm(page)
  for (let sent = 0, status = 200; status === 200; sent += 1) {
    const body = JSON.stringify({ name: 'Robot', email: 'robot@primer.example', message: `Number ${sent}` })
    ;({ status } = await fetch(`${site.url}/api/send`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    }))
    expect(sent).toBeLessThan(30)
  }
  await form.fill('Patient')
  await form.button.click()
  await form.box.waitFor()
  expect(await form.box.locator('p').allTextContents()).toEqual([en.problems.again])
  expect(await form.values()).toMatchObject({ name: 'Ana Anić', message: 'Patient', consent: 'on' })
  await form.button.click()
  await eventually(() => form.box.getAttribute('data-kind')).toBe('success')
  await peer.waitForMail(about('Patient'))
})

test('no form of the contact page has its consent ticked', async ({ visitor }) => {
  const page = await visitor.open('/contact?topic=media', { script: false })
  expect(
    await page
      .locator('input[type="checkbox"]')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked)),
  ).toEqual([false, false])
  expect(consent.contact).not.toBe(consent.newsletter)
})
