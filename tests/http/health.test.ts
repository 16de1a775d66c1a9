import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { StoreUnavailable } from '#shared/errors.ts'
import { siteOfEachTest } from '#tests/support/httpSite.ts'

describe('a site that can take submissions', () => {
  const site = siteOfEachTest()

  test('is alive and ready, and says so to nobody’s cache', async () => {
    for (const [path, status] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
    ]) {
      const answer = await request(site().app).get(path!)
      expect([answer.status, answer.body]).toEqual([200, { status }])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
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
    expect([ready.status, ready.body]).toEqual([503, { status: 'unavailable' }])
    expect((await request(site().app).get('/healthz')).status).toBe(200)
    expect((await request(site().app).get('/contact')).status).toBe(200)
  })
})
