import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { mailShelfLife } from '#db/store.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { siteOfEachTest } from '#tests/support/httpSite.ts'

describe('a site that can take submissions', () => {
  const site = siteOfEachTest()

  test('is alive and ready, and says so to nobody’s cache', async () => {
    const alive = await request(site().app).get('/healthz')
    expect([alive.status, alive.body]).toEqual([200, { status: 'ok' }])
    expect(alive.headers['cache-control']).toBe('no-store')

    const ready = await request(site().app).get('/readyz')
    const outbox = { waiting: 0, oldest: null, held: 0, dead: 0 }
    expect([ready.status, ready.body]).toEqual([
      200,
      { status: 'ready', database: 'writable', disk: expect.stringMatching(/^(enough|low)$/), outbox },
    ])
    expect(ready.headers['cache-control']).toBe('no-store')
  })

  test('tells how many mails wait and how long the oldest has', async () => {
    await request(site().app).post('/api/subscribe').send({ email: 'ana@primer.example' })
    site().clock.now += 90_000
    await request(site().app).post('/api/subscribe').send({ email: 'luka@primer.example' })
    const { status, body } = await request(site().app).get('/readyz')
    expect([status, body.outbox]).toEqual([200, { waiting: 2, oldest: 90, held: 0, dead: 0 }])
  })

  test('stays ready while mail is late, held or dead: it goes on taking submissions', async () => {
    await request(site().app).post('/api/subscribe').send({ email: 'ana@primer.example' })
    await request(site().app).post('/api/subscribe').send({ email: 'luka@primer.example' })
    const { now } = site().clock
    const [mail] = await site().store.takeDueMail(now, now, 1)
    await site().store.mailFailed(mail!.id, { nextAttempt: now, error: '550', dead: true })
    await site().store.takeDueMail(now + mailShelfLife + 1, now + mailShelfLife + 1, 1)
    const { status, body } = await request(site().app).get('/readyz')
    expect([status, body.outbox]).toEqual([200, { waiting: 0, oldest: null, held: 1, dead: 1 }])
  })

  test('is alive but not ready once it has been asked to stop', async () => {
    site().lifecycle.isStopping = true
    const ready = await request(site().app).get('/readyz')
    expect([ready.status, ready.body]).toEqual([503, { status: 'unavailable' }])
    expect((await request(site().app).get('/healthz')).status).toBe(200)
  })

  test('is not ready once its store is closed', async () => {
    await site().store.close()
    expect((await request(site().app).get('/readyz')).status).toBe(503)
    expect((await request(site().app).get('/healthz')).status).toBe(200)
  })
})

describe.each([
  ['is unavailable', new StoreUnavailable()],
  ['fails in a way nobody expected', new Error('the disk of ana@primer.example')],
])('a site whose store %s', (_, error) => {
  const site = siteOfEachTest({ wrapStore: (store) => ({ ...store, checkWritable: () => Promise.reject(error) }) })

  test('is alive, not ready, and shows its pages', async () => {
    const ready = await request(site().app).get('/readyz')
    expect([ready.status, ready.body.status, ready.body.database]).toEqual([503, 'unavailable', 'unavailable'])
    expect((await request(site().app).get('/healthz')).status).toBe(200)
    expect((await request(site().app).get('/contact')).status).toBe(200)
  })
})
