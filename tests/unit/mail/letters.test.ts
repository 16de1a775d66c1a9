import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { wordingHashes } from '#shared/consent/versions.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import { sendForms } from '#shared/forms/names.ts'
import { joinChoices, topics } from '#shared/forms/topics.ts'
import { publishWords, wordsOf } from '#locales/words.ts'
import {
  confirmAddress,
  myDataAddress,
  privacyAddress,
  unsubscribeAddress,
  unsubscribeToken,
} from '#server/mail/addresses.ts'
import { fill, fillHtml } from '#server/mail/fill.ts'
import { markup } from '#server/mail/html.ts'
import type { Letter } from '#server/mail/layout.ts'
import type { ComposeParts } from '#server/mail/mail.ts'
import { accessMail } from '#server/mail/mails/access.ts'
import { programmePart } from '#server/mail/visitorLetter.ts'
import { appliedMail } from '#server/mail/mails/applied.ts'
import { attendingMail } from '#server/mail/mails/attending.ts'
import { confirmMail } from '#server/mail/mails/confirm.ts'
import {
  contactMail,
  messageLetter,
  orderLetter,
  type MailableMessage,
  type MailableOrder,
} from '#server/mail/mails/contact.ts'
import { orderedMail } from '#server/mail/mails/ordered.ts'
import { welcomeMail } from '#server/mail/mails/welcome.ts'
import { event, message, orderMessage, publicUrl, settings, storeWith, subscriberId } from './samples.ts'

const secret = 'Jx3v0kq1nHc0m2Vb8sQe5rT7yU9iO1pA3sD5fG7hJ9k'
const confirmation = (language: Language) => confirmAddress(publicUrl, language, secret)
const ownData = (language: Language) => myDataAddress(publicUrl, language, secret)
const unsubscription = unsubscribeAddress(publicUrl, unsubscribeToken(settings.secret, subscriberId, 1))

const to = 'ana@primer.example'
const parts: ComposeParts = { store: storeWith(async () => undefined), settings }
const mails = {
  confirm: (language: Language) => confirmMail.compose({ to, language, secret }, parts).letter,
  welcome: (language: Language) => welcomeMail.compose({ to, language, subscriberId, keyVersion: 1 }, parts).letter,
  access: (language: Language) => accessMail.compose({ to, language, secret }, parts).letter,
  contact: (language: Language) => messageLetter(message(), language),
  order: (language: Language) => orderLetter(orderMessage(), language),
}
type Kind = keyof typeof mails
const kinds = Object.keys(mails) as Kind[]

const decode = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#39|nbsp);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' })[name]!,
  )
const body = (letter: Letter) => letter.html.slice(letter.html.indexOf('<body'))
/** Returns the visible text of the HTML, one line for each text node. */
const visible = (letter: Letter) =>
  decode(
    body(letter)
      .replace(/<!--[^]*?-->/g, '')
      .replace(/<\/?b\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, '\n'),
  )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const links = (letter: Letter) => [...letter.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => decode(href!))
/** Returns all tags with their attributes. */
const tags = (letter: Letter) => letter.html.match(/<[a-z!/][^>]*>/gi)!

test.each([
  ['https://xn--80aa3alnfh.xn--90a3ac', 'странка.срб'],
  ['https://primer.example', 'primer.example'],
  ['http://localhost:3000', 'localhost:3000'],
  ['http://[::1]:3000', '[::1]:3000'],
])('a mail of the site %s names the host %s', (own, host) => {
  const { letter } = confirmMail.compose(
    { to, language: 'en', secret },
    { ...parts, settings: { ...settings, publicUrl: own } },
  )
  const { text, html } = letter
  expect(text).toContain(`On ${host}, someone signed this address up for`)
  expect(html).toContain(`>${host}<`)
  expect(text).toContain(`${own}/newsletter/confirm?`)
})

describe.each(languages)('in %s', (language) => {
  test.each(kinds)('%s has no placeholder, no soft hyphen and no undefined value', (kind) => {
    const { subject, html, text } = mails[kind](language)
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|\}\}|undefined|\[object|NaN|\u00ad/)
    // No doubled punctuation.
    for (const part of [subject, text]) expect(part).not.toMatch(/(?<!\.)\.\.(?!\.)|[.!?]:(?:\s|$)/)
  })

  test.each(kinds)('%s has its lang attribute', (kind) => {
    const { html } = mails[kind](language)
    expect(html).toContain(`<html lang="${languageFacts[language].tag}">`)
    expect(html).toContain(`<div lang="${languageFacts[language].tag}"`)
  })

  test.each(kinds)('%s has a subject of at most 50 characters from the words', (kind) => {
    const { subject, html } = mails[kind](language)
    expect(subject).toBe(wordsOf(language)[`mails/${kind}`].subject.replace('{{number}}', '2026000123'))
    expect(subject.length).toBeLessThanOrEqual(50)
    expect(html).toContain(`<title>${subject.replaceAll("'", '&#39;')}</title>`)
  })

  test.each(kinds)('%s links only to the base URL, mailto and tel', (kind) => {
    const found = links(mails[kind](language))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((href) => !/^(?:https:\/\/primer\.example\/|mailto:|tel:)/.test(href))).toEqual([])
  })

  test.each(kinds)('%s has one button and no picture', (kind) => {
    const { html } = mails[kind](language)
    expect(html.match(/class="bt"/g)).toHaveLength(1)
    expect(html).not.toMatch(/<img|url\(|<script|@import/i)
  })

  test.each(kinds)('%s has the same content in plain text, in the same order', (kind) => {
    const letter = mails[kind](language)
    const shown = visible(letter).join('\n')
    const plainLines = letter.text
      .split('\n')
      .filter((line) => line !== '-- ')
      // Labels and values are on one line in plain text, and apart in HTML.
      .flatMap((line) =>
        line.startsWith('http') || line.startsWith('mailto:') ? [] : line.split(/\u202f?: (?=\S)| {2,}/),
      )
      .map((line) => line.replace(/^> ?/, '').trim())
      .filter(Boolean)
    let from = 0
    for (const line of plainLines) {
      const index = shown.indexOf(line, from)
      expect(index, `“${line}” comes after the lines before it`).toBeGreaterThanOrEqual(from)
      from = index
    }
    expect(plainLines.length).toBeGreaterThan(6)
  })

  test('confirm, welcome and access show the address of their button in HTML and in plain text', () => {
    for (const [letter, address] of [
      [mails.confirm(language), confirmation(language)],
      [mails.welcome(language), unsubscription],
      [mails.access(language), ownData(language)],
    ] as const) {
      expect(links(letter).filter((href) => href === address)).toHaveLength(2)
      expect(visible(letter)).toContain(address)
      expect(letter.text.split('\n')).toContain(address)
    }
  })

  test.each(['confirm', 'welcome', 'access'] as const)('%s begins with a capital after the greeting', (kind) => {
    const letter = mails[kind](language)
    for (const lines of [visible(letter), letter.text.split('\n')]) {
      const next = lines[lines.indexOf(wordsOf(language).mails.hello) + 1]
      expect(next).toMatch(/^\p{Lu}/u)
    }
  })

  // Reads the text from the mail, because the consent log must prove the wording that was shown.
  test('the consent text in the confirmation mail has the hash of its version', () => {
    const { consentTitle } = wordsOf(language)['mails/confirm']
    const letter = mails.confirm(language)
    for (const lines of [visible(letter), letter.text.split('\n')]) {
      const text = lines[lines.indexOf(consentTitle) + 1] ?? ''
      expect(createHash('sha256').update(text).digest('hex')).toBe(wordingHashes.newsletter[language])
    }
  })

  test.each(['confirm', 'welcome', 'access'] as const)(
    '%s has the name of the party in the form for a sentence',
    (kind) => {
      const { organisation } = wordsOf(language)
      const { text } = mails[kind](language)
      expect(text).toContain(organisation.nameInSentence)
    },
  )

  test('access has the reason, the validity and the note for people who did not request it', () => {
    const words = wordsOf(language)['mails/access']
    const { text } = mails.access(language)
    for (const sentence of [words.secret, words.validity, words.notYou]) expect(text).toContain(sentence)
    expect(words.validity).toContain('24')
  })

  test('mails to visitors have the postal address, the link to their data and the privacy notice in their language', () => {
    const { organisation } = wordsOf(language)
    for (const letter of [mails.confirm(language), mails.welcome(language), mails.access(language)]) {
      const postal = `${organisation.name}, ${organisation.street}, 11000 ${organisation.city}`
      expect(visible(letter)).toContain(postal)
      expect(letter.text).toContain(postal)
      expect(links(letter)).toContain(privacyAddress(publicUrl, language))
      expect(links(letter)).toContain(`https://primer.example/newsletter/my-data?lng=${language}`)
      expect(privacyAddress(publicUrl, language)).toBe(`https://primer.example/privacy?lng=${language}`)
    }
  })

  test('contact has every label and value', () => {
    const { 'mails/contact': words, forms } = wordsOf(language)
    const letter = mails.contact(language)
    const shown = visible(letter)
    for (const label of [
      'topic',
      'name',
      'email',
      'phone',
      'municipality',
      'languageAndPage',
      'received',
      'consent',
    ] as const)
      expect(shown).toContain(words[label])
    for (const value of [
      forms.topics.controller,
      'Ime Prezime',
      'ime@primer.example',
      '+381 11 000 00 00',
      'Opština Primer',
    ]) {
      expect(shown).toContain(value)
      expect(letter.text).toContain(value)
    }
  })
})

test.each(kinds)('in French, %s has a no-break space before its punctuation marks', (kind) => {
  const { html, text } = mails[kind]('fr')
  const shown = `${text} ${html.replace(/<style>.*?<\/style>/gs, '').replace(/<[^>]*>/g, ' ')}`
  expect(shown.match(/\S*[\p{L}\p{N})][:!?](?=\s)/gu) ?? []).toEqual([])
})

describe('the scripts of Serbian', () => {
  const cyrillicMessage = message({
    name: 'Име Презиме',
    municipality: 'Општина Пример',
    message: 'Добар дан.',
    email: 'ime@primer.example',
    page: '',
  })

  const { code: _, ...order } = orderMessage().order
  const place = { street: 'Улица Пример 1', postcode: '11000', town: 'Београд' }
  const cyrillicOrder = {
    ...cyrillicMessage,
    order: {
      ...order,
      lines: [{ line: 'flag-small' as const, quantity: 1, price: 350 }],
      code: '1',
      company: 'Предузеће Пример',
      address: place,
      to: { ...place, name: 'Ана Анић' },
    },
  }
  const cyrillic: Partial<Record<Kind, () => Letter>> = {
    contact: () => messageLetter(cyrillicMessage, 'sr-Cyrl'),
    order: () => orderLetter(cyrillicOrder, 'sr-Cyrl'),
  }

  test.each(kinds)('%s in sr has no Cyrillic letter', (kind) => {
    const { subject, html, text } = mails[kind]('sr')
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\p{Script=Cyrillic}/u)
  })

  test('input of a visitor keeps its script', () => {
    const letter = messageLetter(cyrillicMessage, 'sr')
    expect(visible(letter)).toContain('Име Презиме')
    expect(letter.text).toContain('> Добар дан.')
  })

  test('a message without text has no quotation', () => {
    const { html, text } = messageLetter({ ...cyrillicMessage, message: '' }, 'sr')
    expect(text).not.toContain('>')
    expect(html).not.toContain('<blockquote')
  })

  test.each(kinds)('%s in sr-Cyrl has Latin letters only in addresses', (kind) => {
    const letter = cyrillic[kind]?.() ?? mails[kind]('sr-Cyrl')
    const prose = [letter.subject, ...visible(letter), letter.text]
      .join('\n')
      .replace(/(?:https|mailto):\S+|[\w.]+@[\w.]+|primer\.example|RSD/g, '')
    expect(prose).toMatch(/\p{Script=Cyrillic}/u)
    expect(prose.match(/\p{Script=Latin}+/gu) ?? []).toEqual([])
  })
})

describe('input of a visitor', () => {
  const hostile = `<b>"bold"</b> 'single' & &lt; {{partyName}} <a href="https://evil.example">x</a>`
  const fields = ['name', 'email', 'phone', 'municipality', 'message'] as const
  const withField = (field: (typeof fields)[number], value: string) => messageLetter(message({ [field]: value }))

  test.each(fields)('in the field %s is shown as plain text', (field) => {
    const letter = withField(field, hostile)
    expect(visible(letter)).toContain(hostile)
    expect(letter.html).not.toContain('<b>"')
    expect(letter.html).not.toContain('href="https://evil.example"')
  })

  test.each(fields)('in the field %s adds no tag and changes no attribute', (field) => {
    const plain = tags(withField(field, 'plain words'))
    const withMarkup = tags(withField(field, hostile))
    // Input may change no attribute except the digits of a phone link.
    expect(withMarkup).toEqual(plain)
  })

  test.each(['name', 'email', 'phone', 'municipality'] as const)('in the field %s adds no line', (field) => {
    const before = messageLetter(message()).text.split('\n').length
    const letter = withField(field, 'one\r\nBcc: x@evil.example\u2028two\u0000')
    expect(letter.text.split('\n').length).toBe(before - (field === 'email' ? 3 : 0))
    expect(visible(letter)).toContain('one Bcc: x@evil.example two')
  })

  test('keeps its lines, each quoted in plain text', () => {
    const letter = withField('message', 'one\r\n\r\n-- \nStranka Primer\u2028three\rfour')
    expect(letter.text).toContain('> one\n>\n> --\n> Stranka Primer\n> three\n> four\n')
    expect(letter.html).toMatch(/white-space:pre-line[^>]*>one<br><br>-- <br>Stranka Primer<br>three<br>four<\/p>/)
    expect(letter.html).toMatch(/border-left:6px solid [^>]*>\s*<p class="t1" dir="auto"/)
  })

  test('changes the direction of no line of the mail', () => {
    expect(withField('name', '\u202eecila\u202c').text).toMatch(/ecila\n/)
    expect(withField('name', '\u202eecila\u202c').text).not.toMatch(/[\u202a-\u202e]/)
  })

  test('changes no subject, for any form and topic', () => {
    const subjects = sendForms.flatMap((form) =>
      topics.map(
        (topic) => messageLetter(message({ form, topic, name: 'Important!', message: 'Subject: other' })).subject,
      ),
    )
    expect([...new Set(subjects)]).toEqual([wordsOf('sr')['mails/contact'].subject])
  })

  test('is percent-encoded in the mailto link of the reply button', () => {
    const reply = (email: string) =>
      links(messageLetter(message({ email }))).filter((href) => href.startsWith('mailto:'))
    expect(reply('ime@primer.example')).toEqual(['mailto:ime@primer.example', 'mailto:ime@primer.example'])
    expect(reply('a?bcc=x&y%0a+z@primer.example')).toEqual(
      Array(2).fill('mailto:a%3Fbcc%3Dx%26y%250a%2Bz@primer.example'),
    )
    expect(reply('име@пример.example')[0]).toBe(
      `mailto:${encodeURIComponent('име')}@${encodeURIComponent('пример.example')}`,
    )
  })

  test('with an invalid address is shown without a link', () => {
    for (const email of ['a@b.c\r\nBcc: x@evil.example', 'a@b.example, c@d.example', 'nobody', '']) {
      const letter = messageLetter(message({ email }))
      expect(links(letter).filter((href) => href.startsWith('mailto:'))).toEqual([])
      expect(letter.html).not.toContain('class="bt"')
    }
  })
})

describe('a contact mail', () => {
  const value = (changes: Partial<MailableMessage>, label: 'received' | 'consent' | 'languageAndPage') => {
    const shown = visible(messageLetter(message(changes)))
    return shown[shown.indexOf(wordsOf('sr')['mails/contact'][label]) + 1]
  }

  test('has the time in Belgrade, in winter and in summer', () => {
    expect(value({ at: Date.UTC(2026, 0, 15, 12, 5) }, 'received')).toBe('15. januar 2026. 13:05')
    expect(value({ at: Date.UTC(2026, 6, 15, 12, 5) }, 'received')).toBe('15. jul 2026. 14:05')
  })

  test('has the visitor’s language in the party’s language, and the page if known', () => {
    expect(value({ language: 'nl' }, 'languageAndPage')).toBe('holandski, /contact')
    expect(value({ language: 'sr-Cyrl', page: '' }, 'languageAndPage')).toBe('srpski (ćirilica)')
    expect(value({ language: 'fr', page: 'https://evil.example' }, 'languageAndPage')).toBe('francuski')
  })

  test('has the consent version, or that consent is absent', () => {
    expect(value({ consentVersion: 7 }, 'consent')).toBe(
      fill(wordsOf('sr')['mails/contact'].consentGiven, { version: '7' }),
    )
    expect(value({ consentVersion: null }, 'consent')).toBe(wordsOf('sr')['mails/contact'].consentAbsent)
  })

  test('omits empty fields', () => {
    const shown = visible(messageLetter(message({ phone: '', municipality: '' })))
    expect(shown).not.toContain('Telefon')
    expect(shown).not.toContain('Opština')
    expect(visible(messageLetter(message()))).toContain('Telefon')
  })

  test('has the complete message of 4,000 characters', () => {
    const long = 'ž'.repeat(4000)
    expect(visible(messageLetter(message({ message: long })))).toContain(long)
  })
})

describe('an order mail', () => {
  const value = (label: keyof ReturnType<typeof wordsOf>['mails/order'], letter = orderLetter(orderMessage())) => {
    const shown = visible(letter)
    return shown[shown.lastIndexOf(wordsOf('sr')['mails/order'][label]) + 1]
  }

  test('has lines and sums in columns, numbers to the right', () => {
    expect(orderLetter(orderMessage()).text.replaceAll('\u00a0', ' ')).toContain(
      [
        'Majica (crvena, M)  2 × 1.400 RSD  2.800 RSD',
        'USB memorija        1 × 1.200 RSD  1.200 RSD',
        'Međuzbir                           4.000 RSD',
        'Popust, kupon MAJ1                  -400 RSD',
        'Dostava                              390 RSD',
        'Ukupno                             3.990 RSD',
      ].join('\n'),
    )
  })

  test('has the way of payment and the addresses', () => {
    expect(value('way')).toBe('Nalog za uplatu')
    expect(value('company')).toBe('Preduzeće Primer d.o.o.')
    expect(value('taxNumber')).toBe('123456789')
    expect(value('address')).toBe('Ulica Primer 1, 11000 Beograd')
    expect(value('elsewhere')).toBe('Ana Anić, Ulica Primer 2, 21000 Novi Sad')
    expect(value('notes')).toBe('Molim vas, pozvonite.')
  })

  test('omits empty fields and a missing discount', () => {
    const { address: _, to: __, ...order } = orderMessage().order
    const plain = { ...order, company: '', taxNumber: '', code: '', sums: { ...order.sums, discount: 0 } }
    const shown = visible(orderLetter({ ...orderMessage({ message: '' }), order: { ...plain, delivery: 'pickup' } }))
    const { discount, company, taxNumber, address, elsewhere, notes } = wordsOf('sr')['mails/order']
    for (const label of [discount.split(',')[0]!, company, taxNumber, address, elsewhere, notes])
      expect(shown.filter((line) => line.startsWith(label))).toEqual([])
    expect(shown).toContain('Preuzimanje u kancelariji')
  })

  test('shows the id of an item that the shop no longer has', () => {
    const line = 'tshirt_green_M' as MailableOrder['order']['lines'][number]['line']
    expect(visible(orderLetter(orderMessage({}, { lines: [{ line, quantity: 1, price: 1 }] })))).toContain(line)
  })

  test('shows input as text, in every field', () => {
    const evil = '<script>x</script>\u202e&"\r\nBcc: x@evil.example'
    const place = { street: evil, postcode: evil, town: evil }
    const letter = orderLetter(
      orderMessage({ name: evil, phone: evil }, { company: evil, address: place, to: { name: evil, ...place } }),
    )
    expect(letter.subject).toBe('Porudžbina 2026000123 sa sajta')
    expect(letter.html).not.toContain('<script')
    for (const part of [letter.html, letter.text]) expect(part).not.toMatch(/\u202e|^Bcc:/m)
    expect(tags(letter).length).toBe(tags(orderLetter(orderMessage())).length)
    const written = orderLetter(orderMessage({ message: evil }))
    expect(written.html).not.toContain('<script')
    expect(written.text).toContain('> Bcc: x@evil.example')
  })

  test('has a subject without input', () => {
    const subjects = [orderMessage({ name: 'Important!' }), orderMessage({ message: 'Subject: x' }, { company: 'x' })]
    expect(new Set(subjects.map((sent) => orderLetter(sent).subject)).size).toBe(1)
  })
})

describe('a text with placeholders', () => {
  test('has them replaced, in plain text and in markup', () => {
    expect(fill('{{a}} and {{b}}, {{a}}', { a: '1', b: '2' })).toBe('1 and 2, 1')
    expect(fillHtml('<{{a}}> {{b}}', { a: '<&>', b: markup`<i>${'"'}</i>` }).source).toBe(
      '&lt;&lt;&amp;&gt;&gt; <i>&quot;</i>',
    )
  })

  test('is refused when a placeholder has no value', () => {
    expect(() => fill('{{partyName}}', {})).toThrow('partyName')
    expect(() => fillHtml('{{constructor}}', {})).toThrow('constructor')
    expect(() => fill('{{count, number}}', { count: '1' })).toThrow('count, number')
  })

  test('has no placeholders replaced inside values', () => {
    expect(fill('{{a}}', { a: '{{b}} $& $1' })).toBe('{{b}} $& $1')
  })
})

describe.each(languages)('the receipts in %s', (language) => {
  const ordered = { ...parts, store: storeWith(async () => orderMessage()) }
  const compose = async (): Promise<Letter[]> => {
    const payload = { to, language, messageId: 'message-1' }
    const mails = [
      await appliedMail.compose(payload, { ...parts, store: storeWith(async () => message({ form: 'join' })) }),
      await orderedMail.compose(payload, ordered),
    ]
    return mails.map((mail) => (mail as { letter: Letter }).letter)
  }

  test('have no placeholder, a subject of at most 50 characters, and links only to the base URL, mailto and tel', async () => {
    for (const letter of await compose()) {
      expect(letter.text + letter.html).not.toMatch(/\{\{|undefined/)
      expect(letter.subject.length).toBeLessThanOrEqual(50)
      expect(links(letter).filter((href) => !/^(?:https:\/\/primer\.example\/|mailto:|tel:)/.test(href))).toEqual([])
    }
  })

  test.each(joinChoices)('of an application for %s names it, and not the other choices', async (topic) => {
    const store = storeWith(async () => message({ form: 'join', topic }))
    const mail = await appliedMail.compose({ to, language, messageId: 'message-1' }, { ...parts, store })
    const shown = visible((mail as { letter: Letter }).letter)
    const { choices } = wordsOf(language).join.form
    expect(joinChoices.filter((one) => shown.includes(choices[one]))).toEqual([topic])
  })

  test('of an application that was erased is not sent', async () => {
    const store = storeWith(async () => undefined)
    const mail = await appliedMail.compose({ to, language, messageId: 'message-1' }, { ...parts, store })
    expect(mail).toEqual({ dropped: 'the message was deleted' })
  })

  test('of an order shows number, lines and total, and nothing of the buyer', async () => {
    const [, letter] = await compose()
    const text = letter!.text + letter!.html
    expect(letter!.subject).toContain('2026000123')
    for (const typed of ['Ime Prezime', 'Preduzeće', '123456789', 'Ana Anić', 'pozvonite', '/shop/order'])
      expect(text).not.toContain(typed)
  })

  test.each([
    ['courier', 'invoice', 'invoice'],
    ['pickup', 'invoice', 'pickup'],
    ['pickup', 'cash', 'cash'],
  ] as const)('of an order by %s and %s says how it is paid and reaches the buyer', async (delivery, way, said) => {
    const message = orderMessage()
    const found = { ...message, order: { ...message.order, delivery, way } }
    const mail = await orderedMail.compose(
      { to, language, messageId: 'message-1' },
      { ...parts, store: storeWith(async () => found) },
    )
    const { next } = wordsOf(language)['mails/ordered']
    const shown = visible((mail as { letter: Letter }).letter)
    expect(Object.values(next).filter((sentence) => shown.some((line) => line.endsWith(sentence)))).toEqual([
      next[said],
    ])
  })
})

describe('an announcement for an event', () => {
  const announced = message({ form: 'attend', topic: 'attend', page: 'events-event/skup', phone: '+381 60 7654321' })
  const withEvent = { ...parts, store: storeWith(async () => announced, event) }

  test.each([
    ['sr', 'Skup <o> vodi', 'utorak, 1. decembar 2026, 18:00–20:00 (po vremenu u Srbiji)', 'Dom kulture, Zemun'],
    ['sr-Cyrl', 'Скуп <о> води', 'уторак, 1. децембар 2026, 18:00–20:00 (по времену у Србији)', 'Дом културе, Земун'],
    ['en', 'Skup <o> vodi', 'Tuesday 1 December 2026, 18:00–20:00 (time in Serbia)', 'Dom kulture, Zemun'],
    ['fr', 'Skup <o> vodi', 'mardi 1er décembre 2026, 18 h–20 h (heure de Serbie)', 'Dom kulture, Zemun'],
    ['nl', 'Skup <o> vodi', 'dinsdag 1 december 2026, 18.00–20.00 uur (tijd in Servië)', 'Dom kulture, Zemun'],
  ] as const)(
    'has a receipt in %s with title, time at the seat, place and addresses, and nothing typed',
    async (...row) => {
      const [language, ...facts] = row
      const mail = await attendingMail.compose({ to, language, messageId: 'message-1' }, withEvent)
      const { letter } = mail as { letter: Letter }
      const shown = visible(letter).map((line) => line.replace(/\u00a0/g, ' '))
      for (const fact of facts) expect(shown).toContain(fact)
      const marked = [...letter.html.matchAll(/<td[^>]* lang="([^"]+)"[^>]*>([^<]+)/g)].map(([, tag, text]) => [
        tag,
        text,
      ])
      const isOther = !language.startsWith('sr')
      expect(marked).toEqual(
        isOther ? [facts[0].replace('<', '&lt;').replace('>', '&gt;'), facts[2]].map((fact) => ['sr-Latn', fact]) : [],
      )
      expect(links(letter)).toEqual(
        expect.arrayContaining(['', '.ics'].map((end) => `${publicUrl}/events/skup${end}?lng=${language}`)),
      )
      expect(letter.subject.length).toBeLessThanOrEqual(50)
      expect(letter.text + letter.html).not.toMatch(/\{\{|undefined/)
      for (const typed of ['Ime Prezime', 'ime@primer.example', '7654321', 'kontrolu izbora'])
        expect(letter.text + letter.html).not.toContain(typed)
    },
  )

  test.each([
    ['message was deleted', undefined, event],
    ['event was withdrawn', announced, undefined],
  ])('has no receipt if the %s', async (reason, found, shown) => {
    const store = storeWith(async () => found, shown)
    const mail = await attendingMail.compose({ to, language: 'en', messageId: 'message-1' }, { ...parts, store })
    expect(mail).toEqual({ dropped: `the ${reason}` })
  })

  test('reaches the party with title and time of the event, and after its withdrawal without', async () => {
    for (const shown of [event, undefined]) {
      const store = storeWith(async () => announced, shown)
      const mail = await contactMail.compose({ messageId: 'message-1' }, { ...parts, store })
      const { letter } = mail as { letter: Letter }
      expect(letter.text).toContain('Prijavljujem se')
      expect(letter.text.includes('Skup <o> vodi')).toBe(shown !== undefined)
      expect(letter.text.includes('18:00')).toBe(shown !== undefined)
    }
  })
})

test('a receipt of an order that was deleted is dropped', async () => {
  const dropped = await orderedMail.compose({ to, language: 'en', messageId: 'gone' }, parts)
  expect(dropped).toEqual({ dropped: 'the order was deleted' })
})

test.each(languages)('mails speak of the programme of the site only while it is shown, in %s', (language) => {
  const { mails, chapters } = wordsOf(language)
  const said = () => programmePart({ language, publicUrl: 'https://primer.example' }).text
  expect(said()).toContain(`${mails.programme.text} `)
  expect(said()).toContain(mails.programme.total)
  try {
    for (const [anchors, words] of [
      [['work'], chapters.home.lead],
      [[], chapters.page.none],
    ] as const) {
      publishWords({ facts: { chapters: anchors }, gone: [], words: { sr: {}, en: {}, fr: {}, nl: {} } })
      expect(said()).toContain(words)
      expect(said()).not.toContain(mails.programme.text)
    }
  } finally {
    publishWords(undefined)
  }
})
