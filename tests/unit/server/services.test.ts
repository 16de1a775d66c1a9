import { describe, expect, test, vi, afterEach } from 'vitest'
import { consentEntry } from '#server/services/consent.ts'
import { maskEmail, normaliseEmail } from '#server/services/email.ts'
import { createFormTokens } from '#server/services/formTokens.ts'
import { createLimits, placeOf } from '#server/services/limits.ts'
import { sameness } from '#server/services/sameness.ts'
import { createKeyedHash, randomSecret, sha256 } from '#server/services/secrets.ts'
import { consentWording } from '#locales/consentWording.ts'
import { consentPurposes, wordingVersions } from '#shared/consent/versions.ts'
import { TooManySubmissions } from '#shared/errors.ts'
import { isEmail } from '#shared/forms/email.ts'
import { longest } from '#shared/forms/limits.ts'
import { languages } from '#shared/i18n/languages.ts'

const minute = 60_000
const key = 'a key of the tests that is long enough'

describe('placeOf', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::1%25', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('of %s is %s', (ip, place) => {
    expect(placeOf(ip)).toBe(place)
  })

  test('is one for a household and two for neighbours', () => {
    expect(placeOf('2001:db8:0:1::1')).toBe(placeOf('2001:db8:0:1:abcd::ffff'))
    expect(placeOf('2001:db8:0:1::1')).not.toBe(placeOf('2001:db8:0:2::1'))
    expect(placeOf('192.0.2.1')).not.toBe(placeOf('192.0.2.2'))
  })
})

describe('limits', () => {
  async function count(submit: () => Promise<void>): Promise<number> {
    for (let accepted = 0; accepted < 1000; accepted += 1)
      try {
        await submit()
      } catch (error) {
        expect(error).toBeInstanceOf(TooManySubmissions)
        expect((error as TooManySubmissions).retryAfter).toBeGreaterThan(0)
        expect(Number.isInteger((error as TooManySubmissions).retryAfter)).toBe(true)
        return accepted
      }
    throw new Error('There is no limit.')
  }

  test('are tighter without a token, and each has its own count', async () => {
    const limits = createLimits(true)
    const without = await count(() => limits.admit('192.0.2.1', false))
    const withToken = await count(() => limits.admit('192.0.2.1', true))
    expect(without).toBeGreaterThan(0)
    expect(withToken).toBeGreaterThan(without)
  })

  test('count places apart, and a household together', async () => {
    const limits = createLimits(true)
    await count(() => limits.admit('2001:db8:0:1::1', false))
    await expect(limits.admit('2001:db8:0:1::2', false)).rejects.toThrow(TooManySubmissions)
    await limits.admit('2001:db8:0:2::1', false)
  })

  test('can be off', async () => {
    const limits = createLimits(false)
    for (let time = 0; time < 1000; time += 1) await limits.admit('192.0.2.1', false)
  })

  describe('as time goes by', () => {
    afterEach(() => vi.useRealTimers())
    test('are used up for minutes, not for hours', async () => {
      vi.useFakeTimers({ now: Date.now() })
      const limits = createLimits(true)
      await count(() => limits.admit('192.0.2.1', false))
      vi.advanceTimersByTime(61 * minute)
      await limits.admit('192.0.2.1', false)
    })
  })
})

describe('a form token', () => {
  const clock = { now: 1_800_000_000_000 }
  const create = (secret = key) => createFormTokens(secret, () => clock.now)

  test('is used once', () => {
    const tokens = create()
    const token = tokens.issue()
    expect(tokens.redeem(token)).toBe(true)
    expect(tokens.redeem(token)).toBe(false)
    expect(tokens.redeem(tokens.issue())).toBe(true)
  })

  test('fits its field, says nothing of the key, and is never the same', () => {
    const tokens = create()
    const issued = Array.from({ length: 200 }, () => tokens.issue())
    expect(new Set(issued).size).toBe(issued.length)
    for (const token of issued) {
      expect(token.length).toBeLessThanOrEqual(longest.token)
      expect(token).toMatch(/^[\w.-]+$/)
    }
  })

  test('lives some minutes, to the millisecond', () => {
    const tokens = create()
    const lives = (time: number) => {
      const token = tokens.issue()
      const issued = clock.now
      clock.now += time
      const alive = tokens.redeem(token)
      clock.now = issued
      return alive
    }
    let [alive, dead] = [0, 24 * 60 * minute]
    expect(lives(dead)).toBe(false)
    while (dead - alive > 1) {
      const middle = Math.floor((alive + dead) / 2)
      if (lives(middle)) alive = middle
      else dead = middle
    }
    expect(dead % minute).toBe(0)
    expect(dead).toBeGreaterThanOrEqual(5 * minute)
    expect(dead).toBeLessThanOrEqual(60 * minute)
  })

  test('of another key is worth nothing', () => {
    expect(create('another key of the tests, as long').redeem(create().issue())).toBe(false)
  })

  test('survives a restart, once', () => {
    const token = create().issue()
    const restarted = create()
    expect(restarted.redeem(token)).toBe(true)
    expect(restarted.redeem(token)).toBe(false)
  })

  test.each(['', '.', '..', '...', 'a.b.c', 'a'.repeat(10_000), '\ud800.\ud800.\ud800'])('is not %.20j', (token) => {
    expect(create().redeem(token)).toBe(false)
  })

  test('cannot be changed in any place', () => {
    const tokens = create()
    const token = tokens.issue()
    for (let at = 0; at < token.length; at += 1) {
      const changed = `${token.slice(0, at)}${token[at] === 'a' ? 'b' : 'a'}${token.slice(at + 1)}`
      expect([at, tokens.redeem(changed)]).toEqual([at, false])
    }
    expect(tokens.redeem(`${token}.`)).toBe(false)
    expect(tokens.redeem(`${token}a`)).toBe(false)
    expect(tokens.redeem(token)).toBe(true)
  })

  test('is remembered as used while others come and go', () => {
    const tokens = create()
    const used = tokens.issue()
    tokens.redeem(used)
    for (let time = 0; time < 2000; time += 1) tokens.redeem(tokens.issue())
    clock.now += 4 * minute
    for (let time = 0; time < 2000; time += 1) tokens.redeem(tokens.issue())
    expect(tokens.redeem(used)).toBe(false)
  })
})

describe('sameness', () => {
  const at = 1_800_000_000_000

  test('is by key for a day, by body for ten minutes', () => {
    expect(sameness('one', at, ['send']).keyUntil).toBe(at + 24 * 60 * minute)
    expect(sameness('', at, ['send']).keyUntil).toBe(at + 10 * minute)
  })

  test('a key alone is not enough: two callers may count from one', () => {
    expect(sameness('one', at, ['send', 'a']).key).toBe(sameness('one', at + 1, ['send', 'a']).key)
    expect(sameness('one', at, ['send', 'a']).key).not.toBe(sameness('one', at, ['send', 'b']).key)
    expect(sameness('one', at, ['send']).key).not.toBe(sameness('two', at, ['send']).key)
    expect(sameness('one', at, ['send']).key).not.toBe(sameness('one', at, ['subscribe']).key)
  })

  test('without a key asks for every part of it, in its place', () => {
    const bodies = [
      ['send', 'a', 'b'],
      ['send', 'b', 'a'],
      ['send', 'ab', ''],
      ['send', '', 'ab'],
      ['send', 'a,b'],
      ['send', 'a', true],
      ['subscribe', 'a', 'b'],
    ]
    expect(new Set(bodies.map((body) => sameness('', at, body).key)).size).toBe(bodies.length)
    expect(sameness('', at, ['send', 'a']).key).toBe(sameness('', at + 1, ['send', 'a']).key)
  })

  test('tells a key from a body, and keeps neither', () => {
    const body = ['send', 'ana@primer.example']
    expect(sameness(JSON.stringify(body), at, body).key).not.toBe(sameness('', at, body).key)
    expect(sameness('', at, body).key).toMatch(/^[\da-f]{64}$/)
    expect(sameness('secret', at, body).key).toMatch(/^[\da-f]{64}$/)
  })
})

describe('normaliseEmail', () => {
  test.each([
    ['ana@primer.example', 'ana@primer.example'],
    ['  Ana@Primer.EXAMPLE ', 'ana@primer.example'],
    ['ana@пример.срб', 'ana@xn--e1afmkfd.xn--90a3ac'],
    ['ANA@ПРИМЕР.СРБ', 'ana@xn--e1afmkfd.xn--90a3ac'],
    ['ana@XN--E1AFMKFD.xn--90a3ac', 'ana@xn--e1afmkfd.xn--90a3ac'],
    ['ana@münchen.de', 'ana@xn--mnchen-3ya.de'],
    ['ana@mu\u0308nchen.de', 'ana@xn--mnchen-3ya.de'],
    ['\u00e9va@primer.example', '\u00e9va@primer.example'],
    ['e\u0301va@primer.example', '\u00e9va@primer.example'],
    ['ана@пример.срб', 'ана@xn--e1afmkfd.xn--90a3ac'],
    ['ana+list@primer.example', 'ana+list@primer.example'],
    ['ana.anic@primer.example', 'ana.anic@primer.example'],
  ])('writes %s as %s', (email, normal) => {
    expect(normaliseEmail(email)).toBe(normal)
  })

  test('keeps what it has written, and what it writes is an address', () => {
    for (const email of [
      'Ana@Primer.example',
      'Ana@PRİMER.example',
      'ǅana@Ǆ.example',
      'ß@straße.de',
      'ﬁ@ﬁ.example',
      'ΑΣ@ΑΣ.example',
      '𝒜na@primer.example',
    ]) {
      const once = normaliseEmail(email)
      expect([email, normaliseEmail(once)]).toEqual([email, once])
      if (isEmail(email)) expect([email, isEmail(once)]).toEqual([email, true])
    }
  })

  test('keeps two people apart', () => {
    expect(normaliseEmail('ana@primer.example')).not.toBe(normaliseEmail('ana@primer.rs'))
    expect(normaliseEmail('ana.a@primer.example')).not.toBe(normaliseEmail('anaa@primer.example'))
    expect(normaliseEmail('аna@primer.example')).not.toBe(normaliseEmail('ana@primer.example'))
  })
})

describe('maskEmail', () => {
  test.each([
    ['ana@primer.example', 'a***@primer.example'],
    ['a@primer.example', 'a***@primer.example'],
    ['жика@xn--e1afmkfd.xn--90a3ac', 'ж***@xn--e1afmkfd.xn--90a3ac'],
    ['𝒜na@primer.example', '𝒜***@primer.example'],
  ])('%s is %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
  })

  test('says nothing of the length', () => {
    expect(maskEmail('ana@primer.example')).toBe(maskEmail(`a${'b'.repeat(60)}@primer.example`))
  })
})

describe('secrets', () => {
  test('are long, fit an address, and are never the same', () => {
    const made = Array.from({ length: 100 }, randomSecret)
    expect(new Set(made).size).toBe(made.length)
    for (const secret of made) expect(secret).toMatch(/^[\w-]{43}$/)
  })

  test('hash by key and purpose', () => {
    const hash = createKeyedHash(key)
    const hashes = [
      hash('subject', 'a'),
      hash('ip', 'a'),
      hash('subject', 'b'),
      createKeyedHash('other')('subject', 'a'),
      sha256('a'),
    ]
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(hash('subject', 'a')).toBe(createKeyedHash(key)('subject', 'a'))
    for (const one of hashes) expect(one).toMatch(/^[\da-f]{64}$/)
  })
})

describe('an entry of the consent log', () => {
  const hash = createKeyedHash(key)

  test('holds the wording, and keyed hashes in place of the person and the place', () => {
    for (const purpose of consentPurposes)
      for (const language of languages) {
        const circumstances = {
          act: 'given',
          purpose,
          language,
          form: 'contact',
          page: 'contact',
          email: 'ana@primer.example',
          ip: '192.0.2.1',
        } as const
        const entry = consentEntry(hash, circumstances)
        expect(entry).toEqual({
          act: 'given',
          purpose,
          language,
          form: 'contact',
          page: 'contact',
          wordingVersion: wordingVersions[purpose].version,
          wordingHash: sha256(consentWording(purpose, language)),
          subjectHash: hash('subject', 'ana@primer.example'),
          ipHash: hash('ip', '192.0.2.1'),
        })
        expect(entry.wordingHash).toBe(wordingVersions[purpose].hashes[language])
        expect(JSON.stringify(entry)).not.toMatch(/ana@|192\.0/)
      }
  })
})
