import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { elements, siteOfEachTest, withLog, wordsOfHtml } from '#tests/support/httpSite.ts'

const secret = 'boris.marker@primer.example in table_marker'
const fail = () => Promise.reject(new Error(secret))
const refuse = () => Promise.reject(new StoreUnavailable(new Error(secret)))

/** All operations of the store that a request can cause. */
const reached = [
  'findConfirmation',
  'confirmSubscription',
  'findSubscriber',
  'unsubscribe',
  'acceptMessage',
  'requestSubscription',
] as const
const all = (operation: () => Promise<never>) => Object.fromEntries(reached.map((name) => [name, operation]))

const email = 'ana@primer.example'
const asks = {
  'opening a mailed link': (app, language) => request(app).get(`/newsletter/confirm?lng=${language}&t=a`),
  'confirming by a mailed link': (app, language) =>
    request(app).post(`/newsletter/confirm?lng=${language}`).type('form').send({ t: 'a' }),
} satisfies Record<string, (app: Parameters<typeof request>[0], language: string) => request.Test>
const calls = {
  'a message': (app) => request(app).post('/api/send').send({ name: 'Ana', email, message: 'Good day.' }),
  'a sign-up': (app) => request(app).post('/api/subscribe').send({ email }),
} satisfies Record<string, (app: Parameters<typeof request>[0]) => request.Test>

const internals = /marker|Error:|\bat [\w.]+ \(|node_modules|\.ts:\d|\.js:\d|sqlite/i

describe('an unexpected error', () => {
  const site = siteOfEachTest({ wrapStore: (store) => ({ ...store, ...all(fail) }) })

  test.each(Object.entries(asks))(
    'at %s gets a page in the visitor’s language, with an id and without internals',
    async (_, ask) => {
      const { app, lines } = await withLog(site())
      for (const language of languages) {
        const answer = await ask(app, language)
        expect(answer.status).toBe(500)
        expect(answer.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'content-language': languageFacts[language].tag,
          'cache-control': 'no-store',
        })
        expect(elements(answer.text, 'html')[0]?.['lang']).toBe(languageFacts[language].tag)
        const { problem } = wordsOf(language)
        const words = wordsOfHtml(answer.text)
        expect(words).toContain(problem.title)
        expect(words).toContain(problem.text)
        expect(JSON.stringify(answer.headers) + answer.text).not.toMatch(internals)

        const [before = '', after = ''] = problem.reference.split('{{id}}')
        const id = /[\da-f]{8}-[\da-f-]{27}/.exec(words)?.[0]
        expect(words).toContain(before + id + after)
        const logged = lines().filter((line) => line['request'] === id && line['level'] === 50)
        expect(logged).toHaveLength(1)
        expect(JSON.stringify(logged[0])).toContain('failures.test')
      }
    },
  )

  test('has another id each time', async () => {
    const ids = new Set<string | undefined>()
    for (let time = 0; time < 5; time += 1)
      ids.add(/[\da-f]{8}-[\da-f-]{27}/.exec((await asks['opening a mailed link'](site().app, 'en')).text)?.[0])
    expect(ids.size).toBe(5)
  })

  test.each(Object.entries(calls))('at %s gets JSON with an id and without internals', async (_, ask) => {
    const { app, lines } = await withLog(site())
    for (const accept of ['application/json', 'application/json, text/plain, */*', '*/*']) {
      const answer = await ask(app).set({ accept, 'accept-language': 'fr' })
      expect([accept, answer.status, answer.headers['content-type']]).toEqual([
        accept,
        500,
        'application/json; charset=utf-8',
      ])
      expect(answer.body).toMatchObject({ status: 'error', message: expect.any(String) })
      expect(answer.text).not.toMatch(internals)
      const { id } = answer.body as { id?: string }
      expect(lines().filter((line) => line['request'] === id && line['level'] === 50)).toHaveLength(1)
    }
  })

  test('does not affect the next request', async () => {
    await asks['opening a mailed link'](site().app, 'en')
    expect((await request(site().app).get('/contact')).status).toBe(200)
  })
})

describe('an unavailable store', () => {
  const site = siteOfEachTest({ wrapStore: (store) => ({ ...store, ...all(refuse) }) })

  test.each(Object.entries(asks))('at %s gets 503 with Retry-After in the visitor’s language', async (_, ask) => {
    for (const language of languages) {
      const answer = await ask(site().app, language)
      expect(answer.status).toBe(503)
      expect(answer.headers).toMatchObject({
        'retry-after': '10',
        'cache-control': 'no-store',
        'content-language': languageFacts[language].tag,
      })
      expect(wordsOfHtml(answer.text)).toContain(wordsOf(language).problem.title)
      expect(answer.text).not.toMatch(internals)
    }
  })

  test.each(Object.entries(calls))('at %s is not logged as a bug', async (_, ask) => {
    const { app, raw } = await withLog(site())
    const answer = await ask(app)
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10'])
    expect(raw()).not.toContain('marker')
  })
})

test('an invalid submission is not logged as an error', async () => {
  const { app, lines } = await withLog(sane())
  await request(app).get('/no-such-page')
  await request(app).get('/%')
  await request(app).post('/api/send').type('json').send('{')
  await request(app).post('/api/send').send({})
  await request(app).post('/contact')
  await request(app)
    .post('/newsletter/confirm')
    .type('form')
    .send({ t: 'x'.repeat(70_000) })
  expect(lines().filter((line) => (line['level'] as number) > 20)).toEqual([])
})
const sane = siteOfEachTest()
