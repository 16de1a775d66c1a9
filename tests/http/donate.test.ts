import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { averageSalary, donationLaw, donationLimits } from '#shared/content/donationRules.ts'
import { donationAmounts } from '#shared/content/payments.ts'
import { formatDate, formatMoney } from '#shared/i18n/format.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { yearOf } from '#shared/localDay.ts'
import type { PaymentSlip } from '#shared/payment.ts'
import {
  decode,
  elements,
  fieldsOf,
  formAt,
  invalidFields,
  messageIn,
  oneSite,
  stateOf,
  withLog,
  wordsOfHtml,
} from '#tests/support/httpSite.ts'
import { parsePayment } from '#tests/support/paymentParser.ts'
import { scanSvg } from '#tests/support/scanCode.ts'
import { createTestApp } from '#tests/support/testApp.ts'

const limits = donationLimits(averageSalary)

const site = oneSite({ env: { RATE_LIMIT: 'off' } })
const path = '/donate'
const app = () => site().app
const mainOf = (html: string) => wordsOfHtml(/<main\b[^]*<\/main>/.exec(html)?.[0] ?? '').replaceAll('\u00ad', '')

const good = {
  amount: '1000',
  ownAmount: '',
  donor: 'person',
  name: 'Ana Anić',
  registration: '',
  street: 'Njegoševa 5',
  postcode: '21000',
  town: 'Novi Sad',
  means: 'transfer',
  confirm: 'on',
}
const give = (fields: object = {}, language = 'en') =>
  request(app())
    .post(path)
    .query({ lng: language })
    .type('form')
    .send({ ...good, ...fields })

const isNobodysCache = ({ headers }: request.Response) => {
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['etag']).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
}

/** Returns the lines of a field of the slip. */
function fieldOf(html: string, field: string): string[] {
  const [, inside = ''] = new RegExp(`data-field="${field}"[^]*?<dd[^>]*>([^]*?)</dd>`).exec(html) ?? []
  return [...inside.matchAll(/<span>([^<]*)<\/span>/g)].map(([, line = '']) => decode(line))
}
const qrOf = (html: string): string => {
  const [svg = ''] = /<svg[^>]*role="img"[^]*?<\/svg>/.exec(html) ?? []
  return (
    scanSvg(
      svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"').replace('shape-rendering="crispEdges"', ''),
    ) ?? ''
  )
}
const slipOf = (html: string): PaymentSlip => (stateOf(html)['visit'] as { slip: PaymentSlip }).slip

describe.each(languages)('the page in %s', (language) => {
  test('names donors, limits and their basis, and asks for name and address', async () => {
    const { text, headers } = await request(app()).get(path).query({ lng: language })
    const { donate } = wordsOf(language)
    const said = mainOf(text)
    for (const sentence of [
      donate.about.name.text,
      donate.about.data.text,
      donate.notice.barred,
      ...Object.values(donate.notice.items),
      donate.notice.confirm,
      donate.sample,
    ])
      expect(said).toContain(sentence)
    for (const figure of [
      formatMoney(averageSalary.dinars, language),
      averageSalary.source,
      formatDate(averageSalary.since, language),
      formatMoney(limits.person.max, language),
      formatMoney(limits.company.max, language),
    ])
      expect(said).toContain(figure)
    expect(said).not.toContain('{{')
    const form = formAt(text, 'donate')
    expect(elements(form, 'form')[0]).toMatchObject({ method: 'post', action: `${path}?lng=${language}#donate` })
    expect(Object.keys(fieldsOf(form))).toEqual(expect.arrayContaining(['name', 'street', 'postcode', 'town']))
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('answers a post with the slip', async () => {
    const answer = await give({}, language)
    expect([answer.status, answer.headers['content-language']]).toEqual([200, languageFacts[language].tag])
    isNobodysCache(answer)
    const { donate, payment } = wordsOf(language)
    const said = mainOf(answer.text)
    for (const sentence of [donate.ready.heading, donate.ready.note, payment.slip.title, payment.steps.scan.text])
      expect(said).toContain(sentence.replaceAll('\u00ad', ''))
    // The slip is also labelled in Serbian, for the clerk at the bank.
    if (languageFacts[language].source !== 'sr') expect(said).toContain('svrha uplate')
    expect(answer.text).not.toContain('SEPA')
  })
})

test('the limits are the legal multiples of the average salary', () => {
  expect(limits.person.max).toBe(donationLaw.personSalaries * averageSalary.dinars)
  expect(limits.company.max).toBe(donationLaw.companySalaries * averageSalary.dinars)
})

describe('the slip', () => {
  test('has the typed values in the letters of a bank, and its code has the same', async () => {
    const { text } = await give({ name: 'Ђорђе Љубишић', street: 'Његошева 5', town: 'Нови Сад' }, 'sr-Cyrl')
    const fields = Object.fromEntries(
      ['payer', 'purpose', 'recipient', 'code', 'currency', 'amount', 'account', 'model', 'reference'].map((field) => [
        field,
        fieldOf(text, field),
      ]),
    )
    const year = yearOf(site().clock.now)
    expect(fields).toMatchObject({
      payer: ['Đorđe Ljubišić', 'Njegoševa 5', '21000 Novi Sad'],
      purpose: ['Prilog za redovan rad stranke'],
      recipient: ['Stranka Primer', 'Ulica Primer 1, 11000 Beograd'],
      code: ['289'],
      currency: ['RSD'],
      amount: ['= 1.000,00'],
      account: ['999-0000000012345-73'],
      model: ['97'],
    })
    const read = parsePayment(qrOf(text))
    expect(read).toMatchObject({
      account: '999000000001234573',
      recipient: fields['recipient'],
      payer: fields['payer'],
      purpose: fields['purpose']![0],
      paras: 100_000n,
      code: '289',
      model: '97',
    })
    expect(fields['reference']).toEqual([`${read.reference.slice(0, 2)} DON${year}`])
    expect(read.reference.slice(2)).toBe(`DON${year}`)
  })

  test.each([
    ['transfer', '289'],
    ['cash', '189'],
  ])('by %s has the code %s', async (means, code) => {
    expect(parsePayment(qrOf((await give({ means })).text)).code).toBe(code)
  })

  test.each(['11000', '11 000', '1012 AB', 'SW1A 1AA', 'L-1009', '101'])(
    'accepts the postcode %s',
    async (postcode) => {
      expect(fieldOf((await give({ postcode })).text, 'payer').at(-1)).toBe(`${postcode} Novi Sad`)
    },
  )

  test.each([
    ['1500', 150_000n],
    ['1.500', 150_000n],
    ['1 500', 150_000n],
    ['100', 10_000n],
    [String(limits.person.max), BigInt(limits.person.max) * 100n],
  ])('accepts %s as an amount', async (ownAmount, paras) => {
    expect(parsePayment(qrOf((await give({ amount: 'own', ownAmount })).text)).paras).toBe(paras)
  })

  test('of a company has its registration number and the limit for companies', async () => {
    const company = { donor: 'company', name: 'Пример д.о.о.', registration: '12345678' }
    const { text } = await give({ ...company, amount: 'own', ownAmount: String(limits.company.max) })
    expect(fieldOf(text, 'payer')[0]).toBe('Primer d.o.o., MB 12345678')
    expect(parsePayment(qrOf(text)).paras).toBe(BigInt(limits.company.max) * 100n)
  })

  test.each([
    '1500',
    '1.500',
    '1,500',
    "1'500",
    '1 500',
    '1.500,00',
    '1,500.00',
    '1500 RSD',
    '1.500 din.',
    '1500 динара',
    '１５００',
  ])('is for 1,500 dinars after %s', async (ownAmount) => {
    const { text } = await give({ amount: 'own', ownAmount })
    expect(parsePayment(qrOf(text)).paras).toBe(150_000n)
  })

  test('accepts a registration number that was typed in groups', async () => {
    const { text } = await give({ donor: 'company', registration: '12 345 678' })
    expect(fieldOf(text, 'payer')[0]).toBe('Ana Anić, MB 12345678')
  })

  test('is not stored or logged', async () => {
    const { app: logged, raw } = await withLog(site())
    await request(logged).post(path).type('form').send(good).expect(200)
    expect(raw()).not.toMatch(/Ana|Njegoš|Novi Sad/)
    const page = await request(logged).get(path)
    expect(page.text).not.toMatch(/Ana Anić|Njegoševa/)
  })
})

describe('bad input', () => {
  test.each<[string, object, string[]]>([
    ['nothing', { name: '', street: '', postcode: '', town: '', confirm: '' }, ['name', 'postcode', 'street', 'town']],
    ['spaces', { name: '   ' }, ['name']],
    ['a name of one digit', { name: '1' }, ['name']],
    ['a name of one letter', { name: 'A' }, ['name']],
    ['a postcode without a digit', { postcode: 'xx' }, ['postcode']],
    ['a postcode of two digits', { postcode: '11' }, ['postcode']],
    ['a postcode with a mark', { postcode: '11/000' }, ['postcode']],
    ['Greek letters', { name: 'Αθήνα' }, ['name']],
    ['an emoji', { street: 'Ulica 🙂 5' }, ['street']],
    ['a bar', { town: 'Novi|Sad' }, ['town']],
    ['markup', { name: '<script>alert(1)</script>' }, ['name']],
    ['a control character', { street: 'a\u0007b' }, ['street']],
    [
      'a payer that is too long for the code',
      { name: 'A'.repeat(60), street: 'Bulevar Mihajla Pupina 165a' },
      ['name', 'street'],
    ],
    ['a name beyond the field', { name: 'A'.repeat(200) }, ['name']],
    ['no own amount', { amount: 'own' }, ['ownAmount']],
    ['paras', { amount: 'own', ownAmount: '1500,50' }, ['ownAmount']],
    ['another currency', { amount: 'own', ownAmount: '1500 EUR' }, ['ownAmount']],
    [
      'a comma after points',
      { donor: 'company', registration: '12345678', amount: 'own', ownAmount: '1.500,000' },
      ['ownAmount'],
    ],
    ['a negative amount', { amount: 'own', ownAmount: '-1500' }, ['ownAmount']],
    ['an amount with letters', { amount: 'own', ownAmount: '1e4' }, ['ownAmount']],
    ['too little', { amount: 'own', ownAmount: '99' }, ['ownAmount']],
    ['more than the law allows a person', { amount: 'own', ownAmount: String(limits.person.max + 1) }, ['ownAmount']],
    [
      'more than the law allows a company',
      { donor: 'company', registration: '12345678', amount: 'own', ownAmount: String(limits.company.max + 1) },
      ['ownAmount'],
    ],
    ['a company without its number', { donor: 'company' }, ['registration']],
    ['a company with a wrong number', { donor: 'company', registration: '123' }, ['registration']],
  ])('%s is refused at its field', async (_, fields, wrong) => {
    const answer = await give(fields)
    expect(answer.status).toBe(422)
    isNobodysCache(answer)
    const form = formAt(answer.text, 'donate')
    expect(invalidFields(form).filter((name) => name !== 'confirm')).toEqual(wrong)
    expect(messageIn(form)).toContain(wordsOf('en').forms.problems.invalid)
    expect(answer.text).not.toContain('<p>NBS IPS QR<')
  })

  test.each([
    ['sr-Cyrl', /бар једну цифру/],
    ['en', /at least one digit/],
    ['fr', /au moins un chiffre/],
    ['nl', /minstens één cijfer/],
  ] as const)('a postcode without a digit is refused for that reason, in %s', async (language, reason) => {
    const { text } = await give({ postcode: 'abc' }, language)
    expect(invalidFields(formAt(text, 'donate')).filter((name) => name !== 'confirm')).toEqual(['postcode'])
    expect(wordsOfHtml(formAt(text, 'donate'))).toMatch(reason)
  })

  test('is reported in the language of the page', async () => {
    const { errors } = wordsOf('nl').forms
    const sentences = (html: string) => wordsOfHtml(formAt(html, 'donate'))
    expect(sentences((await give({ name: 'Αθήνα' }, 'nl')).text)).toContain(errors.notLatin)
    expect(sentences((await give({ name: '--' }, 'nl')).text)).toContain(errors.invalidName)
    expect(sentences((await give({ postcode: '11' }, 'nl')).text)).toContain(errors.invalidForeignPostcode)
    expect(sentences((await give({ amount: 'own', ownAmount: '1,5' }, 'nl')).text)).toContain(errors.invalidAmount)
    expect(sentences((await give({ amount: 'own', ownAmount: '5' }, 'nl')).text)).toContain(errors.tooLittle)
    expect(sentences((await give({ amount: 'own', ownAmount: '99999999' }, 'nl')).text)).toContain(errors.tooMuch)
    expect(sentences((await give({ confirm: '' }, 'nl')).text)).toContain(errors.confirmRequired)
  })

  test('keeps the typed values as text', async () => {
    const evil = '"><script>alert(1)</script>'
    const { text } = await give({ street: evil, amount: 'own', ownAmount: '50', donor: 'company', means: 'cash' })
    const form = formAt(text, 'donate')
    expect(text).not.toContain('<script>alert')
    const typed = Object.fromEntries(
      elements(form, 'input')
        .filter(({ type, ...rest }) => type !== 'radio' || 'checked' in rest)
        .map(({ name = '', value }) => [name, value]),
    )
    expect(typed).toMatchObject({
      name: 'Ana Anić',
      street: evil,
      amount: 'own',
      ownAmount: '50',
      donor: 'company',
      means: 'cash',
    })
    expect(elements(form, 'input').find(({ name }) => name === 'confirm')).toHaveProperty('checked')
  })

  test.each([
    ['an amount that is not offered', { amount: '1' }],
    ['an unknown kind of donor', { donor: 'state' }],
    ['an unknown means of payment', { means: 'card' }],
  ])('%s gets no slip', async (_, fields) => {
    const answer = await give(fields)
    expect(answer.status).toBe(422)
    expect(wordsOfHtml(formAt(answer.text, 'donate'))).toContain(wordsOf('en').forms.errors.invalidChoice)
  })

  test('requests other than form posts are refused', async () => {
    const json = await request(app()).post(path).send(good)
    expect(json.status).toBe(415)
    expect(json.headers['cache-control']).toBe('no-store')
    const foreign = await request(app()).post(path).set('Origin', 'https://evil.example').type('form').send(good)
    expect(foreign.status).toBe(403)
    const put = await request(app()).put(path)
    expect([put.status, put.headers['allow']]).toEqual([405, 'GET, HEAD, POST'])
  })
})

describe('the values of the donation sheet', () => {
  const checked = async (query: object) => {
    const { text } = await request(app())
      .get(path)
      .query({ lng: 'en', ...query })
    return elements(formAt(text, 'donate'), 'input')
      .filter((input) => input['type'] === 'radio' && 'checked' in input)
      .map(({ value }) => value)
  }
  test.each([
    [{}, ['1000', 'person', 'transfer']],
    [{ amount: '5000' }, ['5000', 'person', 'transfer']],
    [{ amount: '500', way: 'cash' }, ['500', 'person', 'transfer']],
    [{ amount: 'own' }, ['own', 'person', 'transfer']],
    [{ amount: '777', way: 'gold' }, ['1000', 'person', 'transfer']],
  ])('%o is preselected', async (query, wanted) => {
    expect(await checked(query)).toEqual(wanted)
  })
})

test('the rate limit refuses further slips and gives a token that is accepted', async () => {
  const limited = await createTestApp()
  try {
    const post = (fields: object = {}) =>
      request(limited.app)
        .post(path)
        .type('form')
        .send({ ...good, ...fields })
    let answer = await post()
    for (let count = 0; answer.status === 200 && count < 100; count += 1) answer = await post()
    expect(answer.status).toBe(429)
    isNobodysCache(answer)
    expect(answer.headers['retry-after']).toMatch(/^\d+$/)
    const { token } = fieldsOf(formAt(answer.text, 'donate'))
    expect((await post({ token })).status).toBe(200)
  } finally {
    await limited.close()
  }
})

test('a code in euros needs a euro account of the party', async () => {
  const payee = {
    account: '999000000001234573',
    recipient: ['Stranka Primer', 'Ulica Primer 1, 11000 Beograd'],
    sepa: { iban: 'DE89370400440532013000' },
  }
  const abroad = await createTestApp({ payee: () => payee })
  try {
    for (const language of languages) {
      const { text } = await request(abroad.app).post(path).query({ lng: language }).type('form').send(good)
      const { title, text: said, label } = wordsOf(language).payment.sepa
      expect(mainOf(text)).toContain(title.replaceAll('\u00ad', ''))
      expect(mainOf(text)).toContain(said)
      expect(mainOf(text)).toContain('DE89 3704 0044 0532 0130 00')
      expect(elements(text, 'svg').map((svg) => svg['aria-label'])).toContain(label)
      expect(slipOf(text).sepa?.recipient).toBe('Stranka Primer')
    }
  } finally {
    await abroad.close()
  }
})

test('the suggested amounts are within the legal limits', () => {
  for (const amount of donationAmounts) {
    expect(amount).toBeGreaterThanOrEqual(limits.person.min)
    expect(amount).toBeLessThanOrEqual(limits.person.max)
  }
})
