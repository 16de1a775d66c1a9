import { describe, expect, test } from 'vitest'
import { validate } from '#client/forms/submission.ts'
import { fieldErrors, fieldErrorsOf } from '#shared/forms/errors.ts'
import { maxLengths } from '#shared/forms/limits.ts'
import { formNames, sendForms, subscribeForms, type FormName } from '#shared/forms/names.ts'
import { dataRequestSchema, sendSchemas, subscribeSchemas } from '#shared/forms/schemas.ts'
import { topics } from '#shared/forms/topics.ts'
import { languages } from '#shared/i18n/languages.ts'
import { wordsOf } from '#locales/words.ts'

const message = { name: 'Ana', email: 'ana@primer.example', message: 'Good day.' }
/** The fields of each form besides those of a message. */
const furtherOf: Readonly<Record<FormName, object>> = {
  contact: {},
  join: { topic: 'controller', municipality: 'Zemun' },
  attend: {},
  newsletter: {},
  order: { lines: 'usb.1', total: '1200', delivery: 'pickup', way: 'cash' },
  request: { about: 'report', site: 'primer.example' },
}
const { api, contact } = sendSchemas

function errorsOf(body: object, schema: typeof api | typeof contact = api) {
  const result = schema.safeParse(body)
  return result.success ? {} : fieldErrorsOf(result.error.issues)
}
const parsed = (body: object) => api.parse({ ...message, ...body })

test('every form has a schema', () => {
  expect(Object.keys(sendSchemas).sort()).toEqual([...sendForms].sort())
  expect(Object.keys(subscribeSchemas).sort()).toEqual([...subscribeForms].sort())
  for (const form of formNames) expect([...sendForms, ...subscribeForms]).toContain(form)
})

test('every error has a text in every language', () => {
  for (const language of languages) {
    const { forms, requests, 'events/event': event } = wordsOf(language)
    expect([forms, requests, event].flatMap(({ errors }) => Object.keys(errors)).sort()).toEqual(
      [...fieldErrors].sort(),
    )
  }
})

describe('a complete message', () => {
  test('gets its defaults', () => {
    expect(api.parse(message)).toEqual({
      ...message,
      form: 'api',
      topic: 'question',
      phone: '',
      municipality: '',
      consent: false,
      token: '',
      proof: '',
      key: '',
      spare: '',
    })
  })

  test('loses unknown fields', () => {
    expect(parsed({ more: 1, status: 'confirmed' })).not.toHaveProperty('more')
    expect(parsed({ status: 'confirmed' })).not.toHaveProperty('status')
  })

  test('may have any topic, any language', () => {
    for (const topic of topics) expect(parsed({ topic }).topic).toBe(topic)
    for (const lng of languages) expect(parsed({ lng }).lng).toBe(lng)
  })

  test('loses spaces around its values and keeps inner ones', () => {
    expect(
      parsed({ name: ' Ana  Anić\u00a0', message: '\r\n a\r\n\r\n\tb \n', municipality: ' Vračar ' }),
    ).toMatchObject({
      name: 'Ana  Anić',
      message: 'a\r\n\r\n\tb',
      municipality: 'Vračar',
    })
  })
})

const texts = ['name', 'message', 'municipality', 'phone', 'key', 'token'] as const

describe.each(texts)('the text %s', (field) => {
  const fill = (length: number) => '1'.repeat(length)

  test('is accepted up to the maximum length', () => {
    expect(errorsOf({ ...message, [field]: fill(maxLengths[field]) })).toEqual({})
    expect(errorsOf({ ...message, [field]: fill(maxLengths[field] + 1) })).toEqual({ [field]: 'tooLong' })
    // A text a thousand times too long is still one error.
    expect(errorsOf({ ...message, [field]: fill(100_000) })).toEqual({ [field]: 'tooLong' })
  })

  test.each(['\u0000', '\u0007', '\u001b', '\u007f', '\u0085'])(
    'is refused with the control character %j',
    (character) => {
      expect(errorsOf({ ...message, [field]: `111111${character}1` })).toEqual({ [field]: 'invalidText' })
    },
  )

  test('may contain line breaks only in a multi-line field', () => {
    for (const character of ['\n', '\r', '\t'])
      expect(errorsOf({ ...message, [field]: `111111${character}1` })).toEqual(
        field === 'message' ? {} : { [field]: 'invalidText' },
      )
    for (const character of ['\u2028', '\u2029'])
      expect(errorsOf({ ...message, [field]: `111111${character}1` })).toEqual(
        field === 'message' ? {} : { [field]: 'invalidText' },
      )
  })

  test.each([1, true, [], {}, null].map((value) => [value]))('is refused if it is %j', (value) => {
    expect(errorsOf({ ...message, [field]: value })).toEqual({ [field]: 'required' })
  })
})

describe('the phone', () => {
  test.each(['+381 11 000 00 00', '+38111000000', '011/000-000', '(011) 000.000', '112233', '(+44) 20 7946 0958'])(
    'accepts %s',
    (phone) => {
      expect(errorsOf({ ...message, phone })).toEqual({})
    },
  )
  test.each([
    '12345',
    'call me',
    '+',
    '+381 11 000 OO OO',
    '٠١١٢٣٤٥٦',
    '++381110000',
    '+(+381110000',
    '0038111000 ext 5',
    '<script>',
    '------',
    '(     )',
    '(...)-..',
    '1.2.3.4',
  ])('refuses %s', (phone) => {
    expect(errorsOf({ ...message, phone })).toEqual({ phone: 'invalidPhone' })
  })
})

/** Invisible characters that are often copied with a number or an address. */
const pasted: readonly [name: string, paste: (text: string) => string][] = [
  ['marks of direction', (text) => `\u202a${text}\u202c`],
  ['isolates', (text) => `\u2066${text}\u2069\u200e`],
  [
    'each mark of direction',
    (text) => `\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c${text}`,
  ],
  ['zero-width spaces', (text) => [...text].join('\u200b')],
  ['a byte order mark and word joiners', (text) => `\ufeff${text.replaceAll('.', '\u2060.')}`],
  ['soft hyphens', (text) => [...text].join('\u00ad')],
  ['no-break spaces around it', (text) => `\u00a0${text}\u202f\u2007\u3000`],
  ['no-break spaces in it', (text) => text.replaceAll(' ', '\u00a0')],
  ['thin spaces in it', (text) => text.replaceAll(' ', '\u2009')],
  ['no-break hyphens', (text) => text.replaceAll('-', '\u2011')],
  ['hyphens of typesetters', (text) => text.replaceAll('-', '\u2010')],
]

describe.each(pasted)('with pasted %s', (_, paste) => {
  const { order, request } = sendSchemas
  const said = {
    name: 'Ana Anić-Ilić',
    email: 'ana-1@primer-1.example',
    phone: '+381 (11) 000-00-00',
    municipality: 'Vračar 1-2',
  }

  test('a message loses the invisible characters', () => {
    const given = Object.fromEntries(Object.entries(said).map(([field, value]) => [field, paste(value)]))
    expect(api.parse({ ...message, ...given })).toMatchObject(said)
  })

  test('a newsletter address, an order and a request lose them too', () => {
    expect(subscribeSchemas.api.parse({ email: paste(said.email) })).toMatchObject({ email: said.email })
    const parcel = {
      street: 'Ulica 1-3',
      postcode: '11 000',
      town: 'Novi Sad',
      company: 'A-B',
      taxNumber: '123456789',
      code: 'MAJ-1',
    }
    const ordered = Object.fromEntries(
      Object.entries({ ...said, ...parcel }).map(([field, value]) => [field, paste(value)]),
    )
    const { municipality: __, ...person } = said
    expect(
      order.parse({ form: 'order', lines: 'usb.1', delivery: 'post', way: 'invoice', consent: true, ...ordered }),
    ).toMatchObject({ ...person, ...parcel, postcode: '11000' })
    const visit = {
      date: '2999-01-02',
      time: '19:30',
      guests: '4',
      phone: said.phone,
      email: said.email,
      name: said.name,
    }
    const asked = Object.fromEntries(Object.entries(visit).map(([field, value]) => [field, paste(value)]))
    expect(request.parse({ form: 'request', about: 'table', consent: true, ...asked })).toMatchObject(visit)
    const site = paste('https://primer-1.example/a-b')
    expect(
      request.parse({ form: 'request', about: 'report', consent: true, email: said.email, site, name: said.name }),
    ).toMatchObject({ site: 'https://primer-1.example/a-b' })
  })
})

test.each([
  ['dashes and a minus sign', '+381 11 000\u201300\u221200', '+381 11 000-00-00'],
  ['full-width figures', '\uff0b\uff13\uff18\uff11 11 000', '+381 11 000'],
  ['a tab and a line break at its ends', '\t+381 11 000\r\n', '+381 11 000'],
  ['joiners', '+381\u200c 11\u200d 00\u034f0', '+381 11 000'],
  ['figures that are shown as emoji', '1\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e3456', '123456'],
])('a phone number with %s is accepted', (_, typed, phone) => {
  expect(parsed({ phone: typed }).phone).toBe(phone)
})

test('a joiner in the domain of an email address is refused, not removed', () => {
  expect(errorsOf({ ...message, email: 'ana@pri\u200cmer.example' })).toEqual({ email: 'invalidEmail' })
})

test('a name keeps joiners and variation selectors, and a message every character', () => {
  const name = '\u0645\u200c\u0645 \u{1f469}\u200d\u{1f680}\ufe0f – “Ана”'
  const text = 'a\u00a0b\u2011c \u202bd\u202c \u{1f469}\u200d\u{1f680}'
  expect(parsed({ name, message: text })).toMatchObject({ name, message: text })
})

/** Texts without a visible character. */
const unseen = [
  '\u200b',
  '\u200b\u200c\u200d\u2060\ufeff',
  '\u202e\u2066\u2069',
  '\u00ad',
  '\u034f',
  '\u115f\u1160',
  '\u17b4\u17b5',
  '\u180e',
  '\u3164',
  '\uffa0',
  '\u2800',
  '\ufffc',
  '\ufe0f',
  '\u{1d159}\u{1d173}',
  '\u{e0020}\u{e007f}',
  '\u{e0100}',
  ' \u00a0\u3000\u2003\u200b ',
]

describe.each(unseen)('%j', (blank) => {
  const bodies: readonly [
    name: string,
    schema: { safeParse: (typeof api)['safeParse'] },
    body: object,
    fields: readonly string[],
  ][] = [
    ['a message', api, message, ['name', 'email', 'message', 'phone', 'municipality']],
    [
      'an order',
      sendSchemas.order as never,
      { ...message, ...furtherOf.order, form: 'order', consent: true },
      ['name', 'email', 'phone', 'message', 'company', 'taxNumber', 'code'],
    ],
    [
      'a parcel',
      sendSchemas.order as never,
      {
        ...message,
        ...furtherOf.order,
        form: 'order',
        delivery: 'post',
        way: 'invoice',
        consent: true,
        street: 'a',
        postcode: '11000',
        town: 'b',
        elsewhere: true,
        toName: 'a',
        toStreet: 'a',
        toPostcode: '11000',
        toTown: 'b',
      },
      ['street', 'postcode', 'town', 'toName', 'toStreet', 'toPostcode', 'toTown'],
    ],
    [
      'a table',
      sendSchemas.request as never,
      {
        ...message,
        about: 'table',
        form: 'request',
        date: '2999-01-02',
        time: '19:30',
        guests: '4',
        phone: '123456',
        consent: true,
      },
      ['name', 'email', 'date', 'time', 'guests', 'phone', 'message'],
    ],
    [
      'a report',
      sendSchemas.request as never,
      { ...message, form: 'request', ...furtherOf.request, consent: true },
      ['site', 'email', 'message'],
    ],
    ['the newsletter', subscribeSchemas.api as never, { email: message.email }, ['email']],
    ['one’s own data', dataRequestSchema as never, { email: message.email }, ['email']],
  ]
  test.each(bodies)('in any field of %s counts as empty', (_name, schema, body, fields) => {
    expect(schema.safeParse(body).success).toBe(true)
    for (const field of fields) {
      const outcome = (value: string) => {
        const { success, data, error } = schema.safeParse({ ...body, [field]: value })
        return [field, success ? data : fieldErrorsOf(error.issues)]
      }
      expect(outcome(blank)).toEqual(outcome(''))
    }
  })

  test('as name and message is reported as missing', () => {
    expect(errorsOf({ ...message, name: blank, message: blank })).toEqual({ name: 'required', message: 'required' })
  })
})

describe('consent', () => {
  test.each([
    [true, true],
    ['on', true],
    ['true', true],
    [false, false],
    ['false', false],
    ['', false],
    [undefined, false],
  ])('%j is %j', (given, consent) => {
    expect(parsed({ consent: given }).consent).toBe(consent)
    expect(errorsOf({ ...message, form: 'contact', consent: given }, contact)).toEqual(
      consent ? {} : { consent: 'consentRequired' },
    )
  })

  test.each(['yes', '1', 1, null, [], ['on'], {}].map((value) => [value]))('%j is an invalid choice', (given) => {
    expect(errorsOf({ ...message, consent: given })).toEqual({ consent: 'invalidChoice' })
  })

  test('is required by every form on a page', () => {
    for (const form of formNames)
      expect(validate(form, { ...message, ...furtherOf[form], form })).toEqual({ consent: 'consentRequired' })
  })
})

describe('in the browser', () => {
  const filled = { ...message, topic: 'question', phone: '', municipality: '', spare: '', consent: 'on' }

  test('a complete form has no errors for any token and key', () => {
    for (const form of formNames)
      expect(
        validate(form, { ...filled, ...furtherOf[form], form, token: 'x'.repeat(5000), key: 'y'.repeat(5000) }),
      ).toEqual({})
  })

  test('errors are the same as on the server', () => {
    const wrong = { ...filled, name: '', email: 'ana', phone: '1' }
    expect(validate('contact', { ...wrong, form: 'contact' })).toEqual({
      name: 'required',
      email: 'invalidEmail',
      phone: 'invalidPhone',
    })
    expect(validate('contact', { ...wrong, form: 'contact' })).toEqual(errorsOf({ ...wrong, form: 'contact' }, contact))
    expect(validate('newsletter', { form: 'newsletter', email: '' })).toEqual({
      email: 'required',
      consent: 'consentRequired',
    })
  })
})

describe('fieldErrorsOf', () => {
  test('returns the first error of each field, as one of our codes', () => {
    const issues = [
      { path: ['email'], message: 'required' },
      { path: ['email'], message: 'invalidEmail' },
      { path: ['topic'], message: 'Invalid option: expected one of "a"' },
      { path: [], message: 'tooLong' },
    ]
    expect(fieldErrorsOf(issues)).toEqual({ email: 'required', topic: 'invalidChoice', form: 'tooLong' })
    expect(fieldErrorsOf([])).toEqual({})
  })
})
