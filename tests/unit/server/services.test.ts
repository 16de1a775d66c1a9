import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Challenge, Payload } from 'altcha-lib/types'
import { describe, expect, test } from 'vitest'
import { solveChallenge } from '#client/forms/proof.ts'
import { createMemoryCounterStore } from '#db/memoryCounterStore.ts'
import { openDatabase } from '#db/database.ts'
import { consentEntry } from '#server/services/consent.ts'
import { maskEmail, normaliseEmail } from '#server/services/email.ts'
import { createFormTokens } from '#server/services/formTokens.ts'
import { createSubmissionGuard } from '#server/services/submissionGuard.ts'
import { createLimits, networkOf, type LimitParts } from '#server/services/rateLimits.ts'
import { createNewsletter } from '#server/services/newsletter.ts'
import { createProofOfWork, type ProofOfWork } from '#server/services/proofOfWork.ts'
import { idempotencyKey } from '#server/services/idempotency.ts'
import { createKeyedHash, randomSecret, sha256 } from '#server/services/secrets.ts'
import { consentWording } from '#locales/consentWording.ts'
import { consentPurposes, wordingHashes, wordingVersions } from '#shared/consent/versions.ts'
import { TooManySubmissions } from '#shared/errors.ts'
import { maxLengths } from '#shared/forms/limits.ts'
import { languages } from '#shared/i18n/languages.ts'
import { root } from '#tests/support/build.ts'

const minute = 60_000
const key = 'a key of the tests that is long enough'

/** Returns a function that changes a proof. */
const change = (alter: (payload: Payload) => void) => (payload: Payload) => {
  alter(payload)
  return btoa(JSON.stringify(payload))
}

describe('networkOf', () => {
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
    expect(networkOf(ip)).toBe(place)
  })

  test('is the same within an IPv6 /64 and differs between neighbours', () => {
    expect(networkOf('2001:db8:0:1::1')).toBe(networkOf('2001:db8:0:1:abcd::ffff'))
    expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8:0:2::1'))
    expect(networkOf('192.0.2.1')).not.toBe(networkOf('192.0.2.2'))
  })
})

describe('limits', () => {
  const clock = { now: 1_800_000_000_000 }
  const warnings: unknown[] = []
  const create = (parts: Partial<LimitParts> = {}) =>
    createLimits({
      counterStore: createMemoryCounterStore(),
      isOn: true,
      asksForWork: false,
      mailsPerHour: 5,
      now: () => clock.now,
      log: { warn: (...line: unknown[]) => void warnings.push(line) },
      ...parts,
    })
  const bare = { ip: '192.0.2.1', hasToken: false, hasWorked: false }
  const asker = { hasWorked: false, hasWaited: false, isSuspect: false }

  async function count(submit: (time: number) => Promise<void>) {
    for (let accepted = 0; accepted < 1000; accepted += 1)
      try {
        await submit(accepted)
      } catch (error) {
        if (!(error instanceof TooManySubmissions)) throw error
        expect(error.retryAfter).toBeGreaterThan(0)
        expect(Number.isInteger(error.retryAfter)).toBe(true)
        return { accepted, error }
      }
    throw new Error('There is no limit.')
  }

  test('are lower without a token, and each limit has its own count', async () => {
    const limits = create()
    const without = await count(() => limits.admit(bare))
    const withToken = await count(() => limits.admit({ ...bare, hasToken: true }))
    expect(without.accepted).toBeGreaterThan(0)
    expect(withToken.accepted).toBeGreaterThan(without.accepted)
    expect([without.error.remedy, withToken.error.remedy]).toEqual(['token', 'time'])
  })

  test('count networks separately and the addresses of one network together', async () => {
    const limits = create()
    await count(() => limits.admit({ ...bare, ip: '2001:db8:0:1::1' }))
    await expect(limits.admit({ ...bare, ip: '2001:db8:0:1::2' })).rejects.toThrow(TooManySubmissions)
    await limits.admit({ ...bare, ip: '2001:db8:0:2::1' })
  })

  test('can be switched off', async () => {
    const limits = create({ isOn: false })
    for (let time = 0; time < 1000; time += 1) {
      await limits.admit(bare)
      await limits.admitMail(asker)
    }
  })

  test('end after minutes', async () => {
    const limits = create()
    const { error } = await count(() => limits.admit(bare))
    clock.now += error.retryAfter * 1000 - 1000
    await expect(limits.admit(bare)).rejects.toThrow(TooManySubmissions)
    clock.now += 1000
    await limits.admit(bare)
    expect(error.retryAfter).toBeLessThan(60 * 60)
  })

  test('do not last longer after the clock was set back', async () => {
    const limits = create()
    await count(() => limits.admit(bare))
    clock.now -= 60 * minute
    await limits.admit(bare)
  })

  test('are shared and lower for visitors without proof of work while work is required', async () => {
    const limits = create({ asksForWork: true })
    const usual = create()
    const one = await count(() => limits.admit(bare))
    expect(one.accepted).toBeLessThan((await count(() => usual.admit(bare))).accepted)
    expect(one.error.remedy).toBe('work')
    const all = await count((time) => limits.admit({ ...bare, ip: `198.51.100.${time % 250}` }))
    expect(all.accepted).toBeLessThan(100)
    // A visitor with proof of work is still admitted.
    await limits.admit({ ...bare, ip: '203.0.113.1', hasToken: true })
  })

  test('of mails are shared by all visitors and logged once an hour', async () => {
    warnings.length = 0
    const limits = create({ mailsPerHour: 5 })
    const { accepted, error } = await count(() => limits.admitMail(asker))
    expect([accepted, error.retryAfter, error.remedy]).toEqual([5, 60 * 60, 'workOrWait'])
    await expect(limits.admitMail(asker)).rejects.toThrow(TooManySubmissions)
    expect(warnings).toHaveLength(1)
    clock.now += 60 * minute
    expect((await count(() => limits.admitMail(asker))).accepted).toBe(5)
    expect(warnings).toHaveLength(2)
  })
})

describe('proof of work', () => {
  const clock = { now: 1_800_000_000_000 }
  const proofs = createProofOfWork(key)
  const tokens = createFormTokens(key, createMemoryCounterStore(), () => clock.now)

  test('is valid only for its token', async () => {
    const token = tokens.issue()
    const challenge = await proofs.challenge(token)
    const proof = await solveChallenge(challenge)
    expect(proof.length).toBeLessThanOrEqual(maxLengths.proof)
    expect(await proofs.holds(proof, token)).toBe(true)
    expect(await proofs.holds(proof, tokens.issue())).toBe(false)
    expect(await createProofOfWork(`another ${key}`).holds(proof, token)).toBe(false)
  })

  test.each([
    ['nothing', () => ''],
    ['text instead of JSON', () => 'AAAA'],
    ['null', () => btoa('null')],
    ['too much text', () => 'A'.repeat(60_000)],
    ['no solution', (payload: Payload) => btoa(JSON.stringify({ challenge: payload.challenge }))],
    ['another counter', change((payload) => (payload.solution.counter += 1))],
    ['another key', change((payload) => (payload.solution.derivedKey = `00${'a'.repeat(62)}`))],
    ['less work', change((payload) => (payload.challenge.parameters.cost = 1))],
    ['any key', change((payload) => (payload.challenge.parameters.keyPrefix = ''))],
    ['no signature', change((payload) => delete payload.challenge.signature)],
  ])('is invalid with %s', async (_, spoil) => {
    const token = tokens.issue()
    const proof = await solveChallenge(await proofs.challenge(token))
    expect(await proofs.holds(spoil(JSON.parse(atob(proof)) as Payload), token)).toBe(false)
  })

  test('is accepted once by the submission guard', async () => {
    const admitted: boolean[] = []
    const limits = {
      admit: ({ hasToken }: { hasToken: boolean }) => Promise.resolve(void admitted.push(hasToken)),
      admitMail: () => Promise.resolve(),
      suggestionWait: () => Promise.resolve(0),
    }
    const guard = createSubmissionGuard({ tokens, limits, proofs, asksForWork: true })
    const { token, challenge } = await guard.pass()
    if (!challenge) throw new Error('No work is asked for.')
    const proof = await solveChallenge(challenge)
    for (let time = 0; time < 3; time += 1) await guard.admit('192.0.2.1', { token, proof }, { mails: false })
    const other = await guard.pass()
    await guard.admit('192.0.2.1', { token: other.token, proof: '' }, { mails: false })
    await guard.admit('192.0.2.1', { token: (await guard.pass()).token, proof }, { mails: false })
    expect(admitted).toEqual([true, false, false, false, false])
  })

  test('is not required when it is switched off', async () => {
    const nothing = () => Promise.resolve()
    const limits = { admit: nothing, admitMail: nothing, suggestionWait: () => Promise.resolve(0) }
    const guard = createSubmissionGuard({ tokens, limits, proofs, asksForWork: false })
    expect(Object.keys(await guard.pass())).toEqual(['token'])
    expect(Object.keys(await guard.pass({ wantsWork: true }))).toEqual(['token', 'challenge'])
  })
})

describe('a form token', () => {
  const clock = { now: 1_800_000_000_000 }
  const create = (secret = key) => createFormTokens(secret, createMemoryCounterStore(), () => clock.now)

  test('is accepted once', async () => {
    const tokens = create()
    const token = tokens.issue()
    expect(await tokens.redeem(token)).toBe('form')
    expect(await tokens.redeem(token)).toBeUndefined()
    expect(await tokens.redeem(tokens.issue())).toBe('form')
  })

  test('fits its field and is unique', async () => {
    const tokens = create()
    const issued = Array.from({ length: 200 }, () => tokens.issue())
    expect(new Set(issued).size).toBe(issued.length)
    for (const token of issued) {
      expect(token.length).toBeLessThanOrEqual(maxLengths.token)
      expect(token).toMatch(/^[\w.-]+$/)
    }
  })

  test('expires after a whole number of minutes, between 5 and 60', async () => {
    const tokens = create()
    const lives = async (time: number) => {
      const token = tokens.issue()
      const issued = clock.now
      clock.now += time
      const alive = (await tokens.redeem(token)) === 'form'
      clock.now = issued
      return alive
    }
    let [alive, dead] = [0, 24 * 60 * minute]
    expect(await lives(dead)).toBe(false)
    while (dead - alive > 1) {
      const middle = Math.floor((alive + dead) / 2)
      if (await lives(middle)) alive = middle
      else dead = middle
    }
    expect(dead % minute).toBe(0)
    expect(dead).toBeGreaterThanOrEqual(5 * minute)
    expect(dead).toBeLessThanOrEqual(60 * minute)
  })

  test('of another key is refused', async () => {
    expect(await create('another key of the tests, as long').redeem(create().issue())).toBeUndefined()
  })

  test('is accepted once after a restart', async () => {
    const token = create().issue()
    const restarted = create()
    expect(await restarted.redeem(token)).toBe('form')
    expect(await restarted.redeem(token)).toBeUndefined()
  })

  test.each(['', '.', '..', '...', 'a.b.c', 'a'.repeat(10_000), '\ud800.\ud800.\ud800'])(
    '%.20j is refused',
    async (token) => {
      expect(await create().redeem(token)).toBeUndefined()
    },
  )

  test('is refused after a change of any character', async () => {
    const tokens = create()
    const token = tokens.issue()
    for (let at = 0; at < token.length; at += 1) {
      const changed = `${token.slice(0, at)}${token[at] === 'a' ? 'b' : 'a'}${token.slice(at + 1)}`
      expect([at, await tokens.redeem(changed)]).toEqual([at, undefined])
    }
    expect(await tokens.redeem(`${token}.`)).toBeUndefined()
    expect(await tokens.redeem(`${token}a`)).toBeUndefined()
    expect(await tokens.redeem(token)).toBe('form')
  })

  test('stays used while other tokens are issued and used', async () => {
    const tokens = create()
    const used = tokens.issue()
    await tokens.redeem(used)
    for (let time = 0; time < 2000; time += 1) await tokens.redeem(tokens.issue())
    clock.now += 4 * minute
    for (let time = 0; time < 2000; time += 1) await tokens.redeem(tokens.issue())
    expect(await tokens.redeem(used)).toBeUndefined()
  })

  test('of the wait kind is accepted after ten seconds and never as a form token', async () => {
    const tokens = create()
    const token = tokens.issue('wait')
    expect(await tokens.redeem(token)).toBeUndefined()
    clock.now += 9_999
    expect(await tokens.redeem(token)).toBeUndefined()
    clock.now += 1
    expect(await tokens.redeem(token)).toBe('wait')
    expect(await tokens.redeem(token)).toBeUndefined()
    expect(await createProofOfWork(key).holds('', token)).toBe(false)
  })
})

describe('idempotencyKey', () => {
  const at = 1_800_000_000_000

  test('lasts a day for a key and ten minutes for a body', () => {
    expect(idempotencyKey('one', at, ['send']).keyUntil).toBe(at + 24 * 60 * minute)
    expect(idempotencyKey('', at, ['send']).keyUntil).toBe(at + 10 * minute)
  })

  test('differs for equal keys with different bodies', () => {
    expect(idempotencyKey('one', at, ['send', 'a']).key).toBe(idempotencyKey('one', at + 1, ['send', 'a']).key)
    expect(idempotencyKey('one', at, ['send', 'a']).key).not.toBe(idempotencyKey('one', at, ['send', 'b']).key)
    expect(idempotencyKey('one', at, ['send']).key).not.toBe(idempotencyKey('two', at, ['send']).key)
    expect(idempotencyKey('one', at, ['send']).key).not.toBe(idempotencyKey('one', at, ['subscribe']).key)
  })

  test('without a key depends on every part of the body and its position', () => {
    const bodies = [
      ['send', 'a', 'b'],
      ['send', 'b', 'a'],
      ['send', 'ab', ''],
      ['send', '', 'ab'],
      ['send', 'a,b'],
      ['send', 'a', true],
      ['subscribe', 'a', 'b'],
    ]
    expect(new Set(bodies.map((body) => idempotencyKey('', at, body).key)).size).toBe(bodies.length)
    expect(idempotencyKey('', at, ['send', 'a']).key).toBe(idempotencyKey('', at + 1, ['send', 'a']).key)
  })

  test('distinguishes a key from a body and contains neither', () => {
    const body = ['send', 'ana@primer.example']
    expect(idempotencyKey(JSON.stringify(body), at, body).key).not.toBe(idempotencyKey('', at, body).key)
    expect(idempotencyKey('', at, body).key).toMatch(/^[\da-f]{64}$/)
    expect(idempotencyKey('secret', at, body).key).toMatch(/^[\da-f]{64}$/)
  })
})

test('an invalid address is refused before the store', () => {
  for (const email of ['victim@gmail.com⑴', 'ana@127.0x1', 'ana'])
    expect(() => normaliseEmail(email)).toThrow(RangeError)
  expect(normaliseEmail('Ana@ПРИМЕР.СРБ')).toBe('ana@xn--e1afmkfd.xn--90a3ac')
})

describe('maskEmail', () => {
  test.each([
    ['ana@primer.example', 'a***@primer.example'],
    ['a@primer.example', 'a***@primer.example'],
    ['жика@xn--e1afmkfd.xn--90a3ac', 'ж***@xn--e1afmkfd.xn--90a3ac'],
    ['𝒜na@primer.example', '𝒜***@primer.example'],
  ])('%s becomes %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
  })

  test('hides the length of the address', () => {
    expect(maskEmail('ana@primer.example')).toBe(maskEmail(`a${'b'.repeat(60)}@primer.example`))
  })
})

describe('secrets', () => {
  test('are long, fit an address, and are unique', () => {
    const made = Array.from({ length: 100 }, randomSecret)
    expect(new Set(made).size).toBe(made.length)
    for (const secret of made) expect(secret).toMatch(/^[\w-]{43}$/)
  })

  test('hash differently for each key and purpose', () => {
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

  test('has the wording, and keyed hashes instead of the address and the IP address', () => {
    for (const purpose of consentPurposes)
      for (const language of languages) {
        const requestContext = {
          act: 'given',
          purpose,
          language,
          form: 'contact',
          page: 'contact',
          email: 'ana@primer.example',
          ip: '192.0.2.1',
        } as const
        const entry = consentEntry(hash, requestContext)
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
        expect(entry.wordingHash).toBe(wordingHashes[purpose][language])
        expect(JSON.stringify(entry)).not.toMatch(/ana@|192\.0/)
      }
  })
})

describe('20,000 sign-ups within an hour', () => {
  const clock = { now: 1_800_000_000_000 }
  const hour = 60 * minute
  const count = 20_000
  /** Returns a token instead of a real proof: 20,000 proofs would take an hour. */
  const workFor = (token: string) => `work for ${token}`
  const proofs: ProofOfWork = {
    challenge: () => Promise.resolve({} as Challenge),
    holds: (proof, token) => Promise.resolve(proof === workFor(token)),
  }

  /** Returns the address of a visitor. A quarter share one, like people in a hall or a mobile network. */
  const ipOf = (time: number) => (time % 4 === 0 ? '192.0.2.1' : `10.0.${(time >> 8) & 255}.${time & 255}`)

  test('are all mailed, with proof of work beyond the limits', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'surge-'))
    const { store, counterStore } = await openDatabase({
      url: '',
      file: join(folder, 'site.db'),
      migrationsFolder: join(root, 'db/migrations'),
    })
    const now = () => clock.now
    const log = { warn: () => undefined }
    const guard = createSubmissionGuard({
      tokens: createFormTokens(key, counterStore, now),
      limits: createLimits({ counterStore, isOn: true, asksForWork: false, mailsPerHour: 1000, now, log }),
      proofs,
      asksForWork: false,
    })
    const parts = {
      store,
      hash: createKeyedHash(key),
      secret: key,
      acceptedKeys: [key],
      doubleOptIn: true,
      now,
      wakeOutbox: () => undefined,
    }
    const newsletter = createNewsletter(parts)
    let worked = 0

    /** Signs up like the page's script. */
    async function signUp(time: number): Promise<void> {
      const given = { email: `visitor-${time}@primer.example`, form: 'newsletter', consent: true } as const
      const ip = ipOf(time)
      const first = { token: (await guard.pass()).token, proof: '', spare: '' }
      try {
        await guard.admit(ip, first, { mails: true })
      } catch (error) {
        if (!(error instanceof TooManySubmissions)) throw error
        const { token } = await guard.pass({ wantsWork: true })
        await guard.admit(ip, { token, proof: workFor(token), spare: '' }, { mails: true })
        worked += 1
      }
      const rest = { token: '', proof: '', key: '', spare: '', lng: 'sr' } as const
      await newsletter.subscribe({ ...given, ...rest }, { language: 'sr', wordingLanguage: 'sr', page: 'home', ip })
    }

    try {
      const together = 200
      for (let time = 0; time < count; time += together) {
        await Promise.all(Array.from({ length: together }, (_, at) => signUp(time + at)))
        clock.now += (hour / count) * together - 1
      }
      expect(await store.stats()).toMatchObject({ subscribers: { pending: count }, mail: { pending: count } })
      expect(worked).toBeGreaterThanOrEqual(count - 1000)
    } finally {
      clock.now += hour
      await store.close()
      rmSync(folder, { recursive: true })
    }
  })
})
