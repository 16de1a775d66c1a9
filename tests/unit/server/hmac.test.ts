import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createHmacSha256 } from '#server/services/hmac.ts'

test.for([0, 1, 32, 63, 64, 65, 200])('is HMAC-SHA-256 with a key of %i bytes', (length) => {
  const key = Buffer.alloc(length, 'key of this length')
  const hmac = createHmacSha256(key)
  for (const text of ['', 'a', 'unsubscribe\nид\n1', 'x'.repeat(1000)]) {
    expect(hmac(text)).toBe(createHmac('sha256', key).update(text).digest('base64url'))
  }
})

test('a key may be text', () => {
  expect(createHmacSha256('ключ')('text')).toBe(createHmac('sha256', 'ключ').update('text').digest('base64url'))
})
