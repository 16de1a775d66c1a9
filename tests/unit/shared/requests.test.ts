import { describe, expect, test } from 'vitest'
import { fieldErrorsOf } from '#shared/forms/errors.ts'
import { maxGuests, requestFields, requestKinds } from '#shared/forms/requestFields.ts'
import { detailsOf, requestSchema } from '#shared/forms/requests.ts'
import { dayOf } from '#shared/localDay.ts'

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => dayOf(Date.now() + days * day)

/** A valid value for every field. */
const sound = {
  name: 'Ана Анић',
  phone: '+381 11 000 00 00',
  date: inDays(0),
  time: '19:30',
  arrival: inDays(7),
  departure: inDays(9),
  guests: '4',
  site: 'primer.example',
}
const bodyOf = (about: string, more: object = {}) => ({
  form: 'request',
  about,
  email: 'ana@primer.example',
  consent: 'on',
  ...sound,
  ...more,
})
function errorsOf(body: object) {
  const result = requestSchema.safeParse(body)
  return result.success ? {} : fieldErrorsOf(result.error.issues)
}

describe.each(requestKinds)('a request of the kind %s', (kind) => {
  test('keeps the fields of its form and no others', () => {
    const given = requestSchema.parse(bodyOf(kind))
    const other = Object.keys(sound).filter((field) => !(requestFields[kind] as readonly string[]).includes(field))
    for (const field of other) expect(given).not.toHaveProperty(field)
    expect(detailsOf(given).map(([field]) => field)).toEqual(
      requestFields[kind].filter((field) => field !== 'name' && field !== 'phone'),
    )
  })

  test('reports every empty field as required, all at once', () => {
    const empty = Object.fromEntries(requestFields[kind].map((field) => [field, '']))
    expect(errorsOf(bodyOf(kind, { ...empty, email: '', consent: undefined }))).toEqual({
      ...Object.fromEntries(requestFields[kind].map((field) => [field, 'required'])),
      email: 'required',
      consent: 'consentRequired',
    })
  })
})

test.each([
  ['a day that no calendar has', 'table', { date: '2027-02-30' }, { date: 'invalidDate' }],
  ['a month that no calendar has', 'table', { date: '2027-13-01' }, { date: 'invalidDate' }],
  ['a day 32', 'table', { date: '2027-01-32' }, { date: 'invalidDate' }],
  ['a day 0', 'table', { date: '2027-01-00' }, { date: 'invalidDate' }],
  ['no day', 'table', { date: 'tomorrow' }, { date: 'invalidDate' }],
  ['yesterday', 'table', { date: inDays(-1) }, { date: 'pastDate' }],
  ['a time that no clock has', 'table', { time: '24:00' }, { time: 'invalidTime' }],
  ['nobody', 'table', { guests: '0' }, { guests: 'invalidGuests' }],
  ['a part of a guest', 'table', { guests: '1.5' }, { guests: 'invalidGuests' }],
  ['less than nobody', 'table', { guests: '-2' }, { guests: 'invalidGuests' }],
  ['too many', 'table', { guests: String(maxGuests + 1) }, { guests: 'invalidGuests' }],
  ['a departure before the arrival', 'stay', { departure: inDays(6) }, { departure: 'departsBefore' }],
  ['a departure on the day of the arrival', 'stay', { departure: inDays(7) }, { departure: 'departsBefore' }],
  ['a number that nobody can call', 'callback', { phone: 'none' }, { phone: 'invalidPhone' }],
  ['a site that is none', 'report', { site: 'localhost' }, { site: 'invalidSite' }],
  ['a site with a script', 'report', { site: 'javascript:alert(1)' }, { site: 'invalidSite' }],
  ['a kind that there is not', 'toString', {}, { about: 'invalidChoice' }],
])('%s is refused', (_, kind, more, errors) => {
  expect(errorsOf(bodyOf(kind, more))).toEqual(errors)
})

test.each(['primer.example', 'https://primer.example/страна?a=1', 'www.пример.срб'])(
  'the site %s is accepted',
  (site) => {
    expect(errorsOf(bodyOf('report', { site }))).toEqual({})
  },
)
