import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { mailShelfLife } from '#db/store.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { siteOfEachTest, withLog } from '#tests/support/httpSite.ts'

describe('a site that can store submissions', () => {
  const site = siteOfEachTest()

  test('is alive and ready with answers that are not cached', async () => {
    const alive = await request(site().app).get('/healthz')
    expect([alive.status, alive.body]).toEqual([200, { status: 'ok' }])
    expect(alive.headers['cache-control']).toBe('no-store')

    const ready = await request(site().app).get('/readyz')
    expect([ready.status, ready.body]).toEqual([200, { status: 'ready' }])
    expect(ready.headers['cache-control']).toBe('no-store')
  })

  test('stays ready while mail is late, held or dead', async () => {
    await request(site().app).post('/api/subscribe').send({ email: 'ana@primer.example' })
    await request(site().app).post('/api/subscribe').send({ email: 'luka@primer.example' })
    const { now } = site().clock
    const [mail] = await site().store.leaseDueMail(now, now, 1)
    await site().store.recordMailFailure(mail!.id, { nextAttempt: now, error: '550', dead: true })
    await site().store.leaseDueMail(now + mailShelfLife + 1, now + mailShelfLife + 1, 1)
    expect(await site().store.mailBacklog()).toMatchObject({ held: 1, dead: 1 })
    const { status, body } = await request(site().app).get('/readyz')
    expect([status, body]).toEqual([200, { status: 'ready' }])
  })

  test('answers alike after requests for known and unknown addresses', async () => {
    const { app, store } = site()
    await request(app).post('/api/subscribe').send({ email: 'known@primer.example' })
    const ask = (email: string) => request(app).post('/newsletter/my-data').type('form').send({ email })
    /** Returns the answers of both addresses from a new application, without a reused result. */
    const said = async () => {
      const { app: fresh } = await withLog(site())
      return Promise.all(
        ['/healthz', '/readyz'].map(async (path) => {
          const { status, text, headers } = await request(fresh).get(path)
          const { date: _, ...rest } = headers as Record<string, string>
          return [path, status, text, rest]
        }),
      )
    }
    const before = await store.mailBacklog()
    expect((await ask('unknown@primer.example')).status).toBe(303)
    const afterUnknown = await said()
    expect((await ask('known@primer.example')).status).toBe(303)
    expect((await store.mailBacklog()).waiting).toBe(before.waiting + 1)
    expect(await said()).toEqual(afterUnknown)
  })

  test('is alive but not ready after the stop signal', async () => {
    site().lifecycle.isStopping = true
    const ready = await request(site().app).get('/readyz')
    expect([ready.status, ready.body]).toEqual([503, { status: 'unavailable' }])
    expect((await request(site().app).get('/healthz')).status).toBe(200)
  })

  test('is not ready after its store was closed', async () => {
    await site().store.close()
    expect((await request(site().app).get('/readyz')).status).toBe(503)
    expect((await request(site().app).get('/healthz')).status).toBe(200)
  })
})

describe.each([
  ['is unavailable', new StoreUnavailable()],
  ['fails unexpectedly', new Error('the disk of ana@primer.example')],
])('a site whose store %s', (_, error) => {
  const site = siteOfEachTest({ wrapStore: (store) => ({ ...store, checkWritable: () => Promise.reject(error) }) })

  test('is alive, not ready, and serves its pages', async () => {
    const ready = await request(site().app).get('/readyz')
    expect([ready.status, ready.body]).toEqual([503, { status: 'unavailable' }])
    expect((await request(site().app).get('/healthz')).status).toBe(200)
    expect((await request(site().app).get('/contact')).status).toBe(200)
  })
})
