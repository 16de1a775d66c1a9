import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { formatDate } from '#shared/i18n/format.ts'
import { dayOf, yearOf } from '#shared/localDay.ts'
import { messagesOf, payloads, siteOfEachTest, dueMail, wordsOfHtml } from '#tests/support/httpSite.ts'

const site = siteOfEachTest({ env: { RATE_LIMIT: 'off' } })
const app = () => site().app
const email = 'ana@primer.example'

test('the year changes at midnight at the party’s seat', () => {
  for (const year of [2025, 2026, 2027])
    for (const at of [
      Date.UTC(year, 11, 31, 22, 59, 59, 999),
      Date.UTC(year, 11, 31, 23),
      Date.UTC(year, 11, 31, 23, 30),
      Date.UTC(year, 5, 30, 22, 30),
      Date.UTC(year, 0, 1),
    ])
      expect([at, String(yearOf(at))]).toEqual([at, dayOf(at).slice(0, 4)])
})

describe('half an hour into the new year in Belgrade and before it in UTC', () => {
  beforeEach(() => {
    site().clock.now = Date.UTC(2026, 11, 31, 23, 30)
  })

  test.each(['/about', '/about?lng=sr', '/page/search-result?q=x'])(
    'the footer of %s has the new year, rendered and cached',
    async (path) => {
      for (let time = 0; time < 2; time += 1) {
        const { text } = await request(app()).get(path)
        expect(text).toContain('© 2027')
        expect(text).not.toContain('© 2026')
      }
    },
  )

  test('the reference of a donation has the new year', async () => {
    const { text } = await request(app()).post('/donate?lng=en').type('form').send({
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
    })
    expect(text).toMatch(/\d\d DON2027\b/)
    expect(text).not.toContain('DON2026')
  })

  test('the number of an order has the new year, and its page the new day', async () => {
    const { body } = await request(app()).post('/api/send').send({
      form: 'order',
      lines: 'usb.1',
      total: '1200',
      delivery: 'pickup',
      way: 'invoice',
      name: 'Ana Anić',
      email,
      consent: 'on',
    })
    expect((await messagesOf(site())).map(({ order }) => order?.number)).toEqual([2027000001])
    const { text } = await request(app()).get(`${(body as { page: string }).page}&lng=en`)
    expect(wordsOfHtml(text)).toContain(formatDate('2027-01-01', 'en'))
    expect(wordsOfHtml(text)).not.toMatch(/December 2026/)
  })

  test('stored data is shown and downloaded with the new day', async () => {
    await request(app()).post('/api/send').send({ name: 'Ana', email, message: 'Good day.' })
    await request(app()).post('/newsletter/my-data').type('form').send({ email })
    const { secret } = payloads(await dueMail(site()), 'access')[0]!
    const { text } = await request(app()).get('/newsletter/my-data').query({ t: secret, lng: 'en' })
    expect(wordsOfHtml(text)).toContain(formatDate('2027-01-01', 'en'))
    expect(wordsOfHtml(text)).not.toMatch(/December 2026/)
    const copy = await request(app()).post('/newsletter/my-data').type('form').send({ t: secret, act: 'download' })
    expect(copy.headers['content-disposition']).toBe('attachment; filename=my-data-2027-01-01.json')
  })
})
