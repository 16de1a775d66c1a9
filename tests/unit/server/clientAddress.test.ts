import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { addressIn, createClientAddresses } from '#server/http/clientAddress.ts'

type Source = Pick<IncomingMessage, 'headers' | 'socket'>

const proxy = '192.0.2.1'
const requestWith = (forwarded: string | undefined, remoteAddress: string | undefined = proxy): Source => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress } as IncomingMessage['socket'],
})

describe('an address without its port', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:40001', '203.0.113.9'],
    ['203.0.113.9:', '203.0.113.9'],
    ['"203.0.113.9:40001"', '203.0.113.9'],
    ['2001:db8::9', '2001:db8::9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['[2001:db8::9]:40001', '2001:db8::9'],
    ['"[2001:db8::9]:40001"', '2001:db8::9'],
    ['2001:0DB8:0:0::0009', '2001:db8::9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['[::FFFF:203.0.113.9]:40001', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['fe80::9%eth0', 'fe80::9'],
  ])('%s is %s', (entry, address) => {
    expect(addressIn(entry)).toBe(address)
  })

  test.each([
    ...[
      '',
      'unknown',
      '_hidden',
      'visitor.example',
      'visitor.example:80',
      'for=203.0.113.9',
      '203.0.113.256',
      '0x7f.1',
    ],
    ...[
      '127.1',
      '203.0.113.9:a',
      '203.0.113.9:1:2',
      '[203.0.113.9',
      '[]',
      '[]:1',
      '[x]:1',
      '2001:db8::9]:1',
      '::1::',
      '1:2',
    ],
    ...['<script>', "'; DROP TABLE", '\u0000', '9'.repeat(15_000), ':'.repeat(15_000), '['.repeat(15_000)],
  ])('%j is not an address', (entry) => {
    expect(addressIn(entry)).toBeUndefined()
  })
})

describe('the address of a visitor', () => {
  const beginningOf = (message: string) => message.split(' ').slice(0, 3).join(' ')
  const find = (trustProxy: number, forwarded: string | undefined, remoteAddress?: string) => {
    const warnings: string[] = []
    const log = { warn: (_: unknown, message?: string) => void warnings.push(message ?? '') }
    const addresses = createClientAddresses({ trustProxy, log })
    const source = requestWith(forwarded, remoteAddress)
    addresses.check(source)
    const address = addresses.of(source)
    // A second call must not warn again.
    addresses.check(source)
    addresses.of(source)
    return { address, warnings: warnings.map(beginningOf) }
  }
  const untrusted = 'X-Forwarded-For arrives, but'
  const tooFew = 'X-Forwarded-For names fewer'
  const unreadable = 'the entry of'

  test.each([
    [0, undefined, proxy, []],
    [0, '203.0.113.9', proxy, [untrusted]],
    [1, '203.0.113.9', '203.0.113.9', []],
    [1, '203.0.113.9:40001', '203.0.113.9', []],
    [1, '[2001:db8::9]:40001', '2001:db8::9', []],
    [1, ' , 203.0.113.9 , ', '203.0.113.9', []],
    [1, '198.51.100.1, 203.0.113.9:1', '203.0.113.9', []],
    [1, undefined, proxy, [tooFew]],
    [1, '', proxy, [tooFew]],
    [1, 'unknown', proxy, [unreadable]],
    [1, '203.0.113.9, unknown', proxy, [unreadable]],
    [2, '198.51.100.1, 203.0.113.9, 192.0.2.2', '203.0.113.9', []],
    [2, '203.0.113.9:1, 192.0.2.2:1', '203.0.113.9', []],
    [2, '203.0.113.9', '203.0.113.9', [tooFew]],
    [2, undefined, proxy, [tooFew]],
    [2, 'unknown, 192.0.2.2', '192.0.2.2', [unreadable]],
    [2, 'unknown, garbage', proxy, [unreadable]],
  ] as const)('with %j proxies and %j is %s', (trustProxy, forwarded, address, warnings) => {
    expect(find(trustProxy, forwarded)).toEqual({ address, warnings })
  })

  test.each(['forwarded', 'x-real-ip', 'cf-connecting-ip'])(
    'is the proxy’s when only %s names a visitor, with one warning',
    (name) => {
      const warnings: unknown[] = []
      const log = { warn: (_: unknown, message?: string) => void warnings.push(message) }
      const addresses = createClientAddresses({ trustProxy: 0, log })
      const source = { ...requestWith(undefined), headers: { [name]: '203.0.113.9' } }
      addresses.check(source)
      addresses.check(source)
      expect(addresses.of(source)).toBe(proxy)
      expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY is 0')])
    },
  )

  test('is IPv4 when the socket reports a mapped address', () => {
    expect(find(0, undefined, '::ffff:203.0.113.9').address).toBe('203.0.113.9')
  })

  test('is empty when the connection is closed', () => {
    const addresses = createClientAddresses({ trustProxy: 0, log: { warn: () => undefined } })
    expect(addresses.of({ headers: {}, socket: {} as IncomingMessage['socket'] })).toBe('')
  })
})
