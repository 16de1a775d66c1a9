import { describe, expect, test } from 'vitest'
import { validate } from '#client/forms/submission.ts'
import { fieldErrors, fieldErrorsOf } from '#shared/forms/errors.ts'
import { longest } from '#shared/forms/limits.ts'
import { formNames, sendForms, subscribeForms, type FormName } from '#shared/forms/names.ts'
import { sendSchemas, subscribeSchemas } from '#shared/forms/schemas.ts'
import { topics } from '#shared/forms/topics.ts'
import { languages } from '#shared/i18n/languages.ts'
import { wordsOf } from '#locales/words.ts'

const message = { name: 'Ana', email: 'ana@primer.example', message: 'Good day.' }
/** What a form asks for beside a message. */
const furtherOf: Readonly<Record<FormName, object>> = {
  contact: {},
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

test('every form has its schema', () => {
  expect(Object.keys(sendSchemas).sort()).toEqual([...sendForms].sort())
  expect(Object.keys(subscribeSchemas).sort()).toEqual([...subscribeForms].sort())
  for (const form of formNames) expect([...sendForms, ...subscribeForms]).toContain(form)
})

test('every error has its sentence in every language', () => {
  for (const language of languages)
    expect(
      [wordsOf(language).forms, wordsOf(language).requests].flatMap(({ errors }) => Object.keys(errors)).sort(),
    ).toEqual([...fieldErrors].sort())
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
      website: '',
    })
  })

  test('loses what no form asks for', () => {
    expect(parsed({ more: 1, status: 'confirmed' })).not.toHaveProperty('more')
    expect(parsed({ status: 'confirmed' })).not.toHaveProperty('status')
  })

  test('may have any topic, any language', () => {
    for (const topic of topics) expect(parsed({ topic }).topic).toBe(topic)
    for (const lng of languages) expect(parsed({ lng }).lng).toBe(lng)
  })

  test('loses the spaces around its values, and keeps those inside', () => {
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

  test('is as long as the field allows, and no longer', () => {
    expect(errorsOf({ ...message, [field]: fill(longest[field]) })).toEqual({})
    expect(errorsOf({ ...message, [field]: fill(longest[field] + 1) })).toEqual({ [field]: 'tooLong' })
    // A thousand times too long is still one error.
    expect(errorsOf({ ...message, [field]: fill(100_000) })).toEqual({ [field]: 'tooLong' })
  })

  test.each(['\u0000', '\u0007', '\u001b', '\u007f', '\u0085'])('holds no control character %j', (character) => {
    expect(errorsOf({ ...message, [field]: `111111${character}1` })).toEqual({ [field]: 'invalidText' })
  })

  test('holds line breaks only where it has several lines', () => {
    for (const character of ['\n', '\r', '\t'])
      expect(errorsOf({ ...message, [field]: `111111${character}1` })).toEqual(
        field === 'message' ? {} : { [field]: 'invalidText' },
      )
    for (const character of ['\u2028', '\u2029'])
      expect(errorsOf({ ...message, [field]: `111111${character}1` })).toEqual(
        field === 'message' ? {} : { [field]: 'invalidText' },
      )
  })

  test.each([1, true, [], {}, null].map((value) => [value]))('is never %j', (value) => {
    expect(errorsOf({ ...message, [field]: value })).toEqual({ [field]: 'required' })
  })
})

describe('the phone', () => {
  test.each(['+381 11 000 00 00', '+38111000000', '011/000-000', '(011) 000.000', '112233'])('may be %s', (phone) => {
    expect(errorsOf({ ...message, phone })).toEqual({})
  })
  test.each(['12345', 'call me', '+', '+381 11 000 OO OO', '٠١١٢٣٤٥٦', '++381110000', '0038111000 ext 5', '<script>'])(
    'may not be %s',
    (phone) => {
      expect(errorsOf({ ...message, phone })).toEqual({ phone: 'invalidPhone' })
    },
  )
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

  test.each(['yes', '1', 1, null, [], ['on'], {}].map((value) => [value]))('%j is no choice', (given) => {
    expect(errorsOf({ ...message, consent: given })).toEqual({ consent: 'invalidChoice' })
  })

  test('is asked for by every form that a page shows', () => {
    for (const form of formNames)
      expect(validate(form, { ...message, ...furtherOf[form], form })).toEqual({ consent: 'consentRequired' })
  })
})

describe('in the browser', () => {
  const filled = { ...message, topic: 'join', phone: '', municipality: '', website: '', consent: 'on' }

  test('a filled form has no errors, whatever its token and key', () => {
    for (const form of formNames)
      expect(
        validate(form, { ...filled, ...furtherOf[form], form, token: 'x'.repeat(5000), key: 'y'.repeat(5000) }),
      ).toEqual({})
  })

  test('errors are those of the server', () => {
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
  test('takes the first error of a field, and only codes of ours', () => {
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
