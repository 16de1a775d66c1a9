import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  accessesPerAddress,
  accessLifetime,
  accessWindow,
  confirmationLifetime,
  confirmationsPerAddress,
  confirmationWindow,
  mailShelfLife,
  suspectLifetime,
  type DueMail,
  type Store,
  type SubscriberFilter,
  type SubscriptionRequest,
} from '#db/store.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import {
  accessOf,
  collect,
  confirmed,
  confirmWith,
  consentOf,
  day,
  deliver,
  hour,
  messageOf,
  orderMessageOf,
  requestOf,
  second,
  start,
  subjectHash,
  subscriberOf,
  unsubscribeBy,
} from './samples.ts'

/** The database of one test. */
export interface TestDatabase {
  /** Opens another store on the same data. */
  open(): Promise<Store>
  /** Closes the open stores and removes the database. */
  remove(): Promise<void>
}

/** Defines the contract tests of every implementation of the store. */
export function describeStore(name: string, create: () => Promise<TestDatabase>): void {
  describe(`${name} as a store`, () => {
    let database: TestDatabase
    let store: Store

    beforeEach(async () => {
      database = await create()
      store = await database.open()
    })
    afterEach(() => database.remove())

    const ana = 'ana@example.org'
    const boris = 'boris@example.org'

    const actsOf = async (email: string) =>
      (await store.showPerson(email, subjectHash(email))).consents.map(({ act }) => act)
    const mails = () => collect(store.listMail())
    const kinds = async () => (await mails()).map(({ kind }) => kind)
    const messages = () => collect(store.listMessages({}))
    const dueAt = (at: number) => store.leaseDueMail(at, at + 60 * second, 1000)

    describe('a request for the newsletter', () => {
      test('stores a pending row, its consent and its mail', async () => {
        const request = requestOf(ana, { language: 'fr' })
        await store.requestSubscription(request)
        expect(await subscriberOf(store, ana)).toEqual({
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          email: ana,
          language: 'fr',
          status: 'pending',
          form: 'newsletter',
          created: start,
          confirmed: null,
          unsubscribed: null,
          consentVersion: null,
          keyVersion: 1,
        })
        expect((await store.showPerson(ana, subjectHash(ana))).consents).toEqual([{ ...consentOf(ana), at: start }])
        expect(await dueAt(start)).toEqual([
          {
            id: expect.any(String),
            payload: { kind: 'confirm', to: ana, language: 'fr', secret: request.secret },
            attempts: 0,
            refusals: 0,
            created: start,
          },
        ])
      })

      test('logs no consent when no box was ticked', async () => {
        await store.requestSubscription(requestOf(ana, { consent: undefined }))
        expect(await actsOf(ana)).toEqual([])
        expect(await kinds()).toEqual(['confirm'])
      })

      test('is stored once until its key expires, and again afterwards', async () => {
        const request = requestOf(ana)
        await store.requestSubscription(request)
        await store.requestSubscription({ ...requestOf(ana, { at: request.keyUntil - 1 }), key: request.key })
        expect(await actsOf(ana)).toEqual(['given'])
        expect(await kinds()).toEqual(['confirm'])
        await store.requestSubscription({ ...requestOf(ana, { at: request.keyUntil }), key: request.key })
        expect(await actsOf(ana)).toEqual(['given', 'given'])
        expect(await kinds()).toEqual(['confirm', 'confirm'])
      })

      test('is stored once when it is sent twice at the same time', async () => {
        const request = requestOf(ana)
        await Promise.all([store.requestSubscription(request), store.requestSubscription(request)])
        expect(await kinds()).toEqual(['confirm'])
      })

      test('has the same result when many are sent at the same time, new and known, some twice', async () => {
        const known = await confirmed(store, 'known@example.org')
        await store.requestSubscription(requestOf('waiting@example.org'))
        const often = Array.from({ length: confirmationsPerAddress + 2 }, (_, at) =>
          requestOf('often@example.org', { at: start + hour + at }),
        )
        const others = ['one', 'known', 'two', 'waiting', 'three', 'four'].map((name) =>
          requestOf(`${name}@example.org`, { at: start + hour, language: 'nl' }),
        )
        const repeated = requestOf('repeated@example.org', { at: start + hour })
        const silent = requestOf('silent@example.org', { at: start + hour, consent: undefined })
        const sent = [...others, ...often, repeated, silent, repeated]
        await Promise.all(sent.map((request) => store.requestSubscription(request)))

        const queued = (await mails()).filter(({ created }) => created >= start + hour)
        const count = (email: string) => queued.filter(({ to }) => to === email).length
        expect(count('often@example.org')).toBe(confirmationsPerAddress)
        for (const { email } of [...others, repeated, silent]) expect([email, count(email)]).toEqual([email, 1])
        expect(await actsOf('often@example.org')).toHaveLength(often.length)
        expect(await actsOf('repeated@example.org')).toEqual(['given'])
        expect(await actsOf('silent@example.org')).toEqual([])
        expect(await subscriberOf(store, 'waiting@example.org')).toMatchObject({ language: 'nl', status: 'pending' })
        expect(await subscriberOf(store, 'known@example.org')).toEqual(known)
        expect(await store.countSubscribers({})).toBe(9)
        expect(await store.verifyConsent()).toMatchObject({ intact: true, entries: 2 + 1 + 6 + often.length + 1 })
        // Each mail leads to its own subscriber.
        for (const { email, tokenHash } of [...others, silent])
          expect(await store.findConfirmation(tokenHash, start + hour)).toMatchObject({ email, tokenStatus: 'open' })
      })

      test('changes the language of a pending row', async () => {
        await store.requestSubscription(requestOf(ana, { language: 'sr' }))
        await store.requestSubscription(requestOf(ana, { language: 'nl', at: start + second }))
        expect(await subscriberOf(store, ana)).toMatchObject({ language: 'nl', status: 'pending', created: start })
        expect(await store.countSubscribers({})).toBe(1)
      })

      test('for a confirmed subscriber changes nothing', async () => {
        const before = await confirmed(store, ana, { language: 'sr' })
        await store.requestSubscription(requestOf(ana, { language: 'nl', at: start + hour }))
        expect(await subscriberOf(store, ana)).toEqual(before)
        expect((await dueAt(start + hour)).map(({ payload }) => payload.kind)).toEqual(['confirm'])
      })

      test('for an unsubscribed address changes nothing until it is confirmed', async () => {
        const { id } = await confirmed(store, ana)
        const before = await unsubscribeBy(store, id, start + hour)
        await store.requestSubscription(requestOf(ana, { language: 'nl', at: start + 2 * hour }))
        expect(await subscriberOf(store, ana)).toEqual(before)
      })

      test('is mailed to one address only as often as the limit allows', async () => {
        const requests = Array.from({ length: confirmationsPerAddress + 1 }, (_, index) =>
          requestOf(ana, { at: start + index }),
        )
        for (const request of requests) await store.requestSubscription(request)
        await store.requestSubscription(requestOf(boris, { at: start + 10 }))
        const queued = async () => (await mails()).length
        expect(await queued()).toBe(confirmationsPerAddress + 1)
        expect(await actsOf(ana)).toHaveLength(requests.length)

        const unmailed = requests.at(-1)!
        expect(await confirmWith(store, unmailed.tokenHash, start + second)).toEqual({ outcome: 'invalid' })
        await store.requestSubscription({ ...unmailed, tokenHash: 'other' })
        expect(await actsOf(ana)).toHaveLength(requests.length)

        await store.requestSubscription(requestOf(ana, { at: start + confirmationWindow - 1 }))
        expect(await queued()).toBe(confirmationsPerAddress + 1)
        await store.requestSubscription(requestOf(ana, { at: start + confirmationWindow }))
        expect(await queued()).toBe(confirmationsPerAddress + 2)
      })

      test('counts sent mails towards the limit', async () => {
        for (let index = 0; index < confirmationsPerAddress + 1; index += 1) {
          await store.requestSubscription(requestOf(ana, { at: start + index * second }))
          await deliver(store, start + index * second)
        }
        expect(await mails()).toHaveLength(confirmationsPerAddress)
      })

      test('with confirmImmediately confirms and queues the welcome mail', async () => {
        await store.requestSubscription(requestOf(ana, { confirmImmediately: true }))
        const subscriber = await subscriberOf(store, ana)
        expect(subscriber).toMatchObject({ status: 'confirmed', confirmed: start, consentVersion: 3 })
        expect((await dueAt(start)).map(({ payload }) => payload)).toEqual([
          { kind: 'welcome', to: ana, language: 'sr', subscriberId: subscriber.id, keyVersion: 1 },
        ])
        expect(await actsOf(ana)).toEqual(['given'])
      })

      test('with confirmImmediately has the same limit and changes no confirmed row', async () => {
        for (let index = 0; index < 5; index += 1) {
          const request = requestOf(ana, { confirmImmediately: true, at: start + index, language: index ? 'nl' : 'sr' })
          await store.requestSubscription(request)
        }
        expect(await mails()).toHaveLength(confirmationsPerAddress)
        expect(await subscriberOf(store, ana)).toMatchObject({ confirmed: start, language: 'sr' })
      })

      test('with confirmImmediately confirms an unsubscribed address again', async () => {
        const { id } = await confirmed(store, ana)
        await unsubscribeBy(store, id, start + hour)
        await store.requestSubscription(requestOf(ana, { confirmImmediately: true, at: start + day, language: 'fr' }))
        expect(await subscriberOf(store, ana)).toMatchObject({
          id,
          status: 'confirmed',
          confirmed: start + day,
          unsubscribed: null,
          language: 'fr',
        })
      })
    })

    describe('a mailed token', () => {
      test('confirms, logs the consent and queues the welcome mail', async () => {
        const request = requestOf(ana, { language: 'nl' })
        await store.requestSubscription(request)
        await deliver(store, start)
        const pending = await subscriberOf(store, ana)
        const entry = consentOf(ana, { act: 'confirmed', wordingVersion: 4 })
        const outcome = await store.confirmSubscription(request.tokenHash, start + hour, entry)
        const subscriber = { ...pending, status: 'confirmed', confirmed: start + hour, consentVersion: 4 }
        expect(outcome).toEqual({ outcome: 'confirmed', subscriber })
        expect(await subscriberOf(store, ana)).toEqual(subscriber)
        expect(await actsOf(ana)).toEqual(['given', 'confirmed'])
        expect((await dueAt(start + hour)).map(({ payload }) => payload)).toEqual([
          { kind: 'welcome', to: ana, language: 'nl', subscriberId: pending.id, keyVersion: 1 },
        ])
      })

      test('is found without being used', async () => {
        const request = requestOf(ana)
        await store.requestSubscription(request)
        const pending = await subscriberOf(store, ana)
        expect(await store.findConfirmation(request.tokenHash, start)).toEqual({ ...pending, tokenStatus: 'open' })
        expect(await store.findConfirmation(request.tokenHash, start)).toEqual({ ...pending, tokenStatus: 'open' })
        expect(await store.findConfirmation('unknown', start)).toBeUndefined()
        expect(await confirmWith(store, request.tokenHash, start)).toMatchObject({ outcome: 'confirmed' })
        expect(await store.findConfirmation(request.tokenHash, start)).toMatchObject({
          status: 'confirmed',
          tokenStatus: 'used',
        })
      })

      test('works once, then is “already” until the subscriber leaves', async () => {
        const request = requestOf(ana)
        await store.requestSubscription(request)
        const presses = await Promise.all([
          confirmWith(store, request.tokenHash, start),
          confirmWith(store, request.tokenHash, start),
        ])
        expect(presses.map(({ outcome }) => outcome)).toEqual(['confirmed', 'already'])
        expect(await actsOf(ana)).toEqual(['given', 'confirmed'])
        expect(await kinds()).toEqual(['confirm', 'welcome'])

        const { id } = await subscriberOf(store, ana)
        await unsubscribeBy(store, id, start + hour)
        expect(await confirmWith(store, request.tokenHash, start + hour)).toEqual({ outcome: 'invalid' })
        expect(await store.findConfirmation(request.tokenHash, start + hour)).toMatchObject({
          status: 'unsubscribed',
          tokenStatus: 'used',
        })
      })

      test('that is unknown is invalid', async () => {
        expect(await confirmWith(store, 'unknown', start)).toEqual({ outcome: 'invalid' })
      })

      test('expires only after the mail server has accepted its mail', async () => {
        const request = requestOf(ana)
        await store.requestSubscription(request)
        expect(await store.findConfirmation(request.tokenHash, start + 60 * day)).toMatchObject({ tokenStatus: 'open' })

        const accepted = start + 30 * hour
        await deliver(store, accepted)
        const end = accepted + confirmationLifetime
        expect(await store.findConfirmation(request.tokenHash, end - 1)).toMatchObject({ tokenStatus: 'open' })
        expect(await store.findConfirmation(request.tokenHash, end)).toMatchObject({ tokenStatus: 'ended' })
        expect(await confirmWith(store, request.tokenHash, end)).toEqual({ outcome: 'invalid' })
        expect(await confirmWith(store, request.tokenHash, end - 1)).toMatchObject({ outcome: 'confirmed' })
        expect(await confirmWith(store, request.tokenHash, end + day)).toMatchObject({ outcome: 'already' })
      })

      test('of an earlier request works too', async () => {
        const [first, second] = [requestOf(ana), requestOf(ana, { at: start + hour })]
        await store.requestSubscription(first)
        await store.requestSubscription(second)
        expect(await confirmWith(store, first.tokenHash, start + day)).toMatchObject({ outcome: 'confirmed' })
      })

      test('confirms an unsubscribed address again, with the language and form of the request', async () => {
        const { id } = await confirmed(store, ana, { language: 'sr' })
        await unsubscribeBy(store, id, start + hour)
        const request = requestOf(ana, { language: 'fr', form: 'api', at: start + day })
        await store.requestSubscription(request)
        await confirmWith(store, request.tokenHash, start + day + hour)
        expect(await subscriberOf(store, ana)).toMatchObject({
          id,
          status: 'confirmed',
          language: 'fr',
          form: 'api',
          created: start,
          confirmed: start + day + hour,
          unsubscribed: null,
        })
        expect(await actsOf(ana)).toEqual(['given', 'confirmed', 'withdrawn', 'given', 'confirmed'])
      })

      test('confirms an erased person who signs up again', async () => {
        await confirmed(store, ana)
        await store.erasePerson(ana, subjectHash(ana), start + hour)
        await confirmed(store, ana, { at: start + day })
        expect(await store.showPerson(ana, subjectHash(ana))).toMatchObject({
          subscriber: { status: 'confirmed' },
          suppressed: true,
        })
      })

      test('stays unused when the consent cannot be written', async () => {
        const request = requestOf(ana)
        await store.requestSubscription(request)
        const impossible = consentOf(ana, { act: 'guessed' as 'confirmed' })
        await expect(store.confirmSubscription(request.tokenHash, start, impossible)).rejects.toThrow()
        expect(await subscriberOf(store, ana)).toMatchObject({ status: 'pending' })
        expect(await confirmWith(store, request.tokenHash, start)).toMatchObject({ outcome: 'confirmed' })
      })
    })

    describe('a subscriber whose address is refused', () => {
      const statusOf = async () => (await subscriberOf(store, ana)).status
      /** Stores a confirmed subscriber with a pending welcome mail. */
      const signUp = (about: Partial<SubscriptionRequest> = {}) =>
        store.requestSubscription(requestOf(ana, { confirmImmediately: true, ...about }))
      /** Records one attempt to send the welcome mail for each answer of the server; undefined means accepted. */
      async function sendWelcome(...errors: (string | undefined)[]) {
        for (const [time, error] of errors.entries()) {
          const [mail] = await dueAt(start + (time + 1) * hour)
          const nextAttempt = start + (time + 2) * hour
          if (error === undefined) await store.recordMailAccepted(mail!.id, nextAttempt)
          else await store.recordMailFailure(mail!.id, { nextAttempt, error, dead: false })
        }
      }

      test.each([
        '550 5.1.1 RCPT TO',
        '550 5.1.2 RCPT TO',
        '553 5.1.3 RCPT TO',
        '556 5.1.10 RCPT TO',
        '550 5.1.1 DATA',
      ])('by %s is bouncing and gets no newsletter', async (error) => {
        await confirmed(store, boris)
        await signUp({ language: 'fr' })
        await sendWelcome(error)
        expect(await statusOf()).toBe('bouncing')
        const exported = async (filter: SubscriberFilter) =>
          (await collect(store.exportSubscribers(filter))).map(({ email, status }) => `${email} ${status}`)
        expect(await exported({ status: 'confirmed' })).toEqual([`${boris} confirmed`])
        expect(await exported({ status: 'bouncing' })).toEqual([`${ana} bouncing`])
        expect(await exported({})).toEqual([`${boris} confirmed`, `${ana} bouncing`])
        expect(await store.countSubscribers({ status: 'confirmed' })).toBe(1)
        expect(await store.stats()).toMatchObject({
          subscribers: { confirmed: 1, bouncing: 1, pending: 0, unsubscribed: 0 },
          subscribersByLanguage: { sr: 1 },
        })
      })

      test.each([
        '451 4.1.1 RCPT TO',
        '550 5.7.1 DATA',
        '552 5.2.2 RCPT TO',
        '550 RCPT TO',
        '550 5.1.8 MAIL FROM',
        'ETIMEDOUT',
      ])('by %s stays confirmed', async (error) => {
        await signUp()
        await sendWelcome(error)
        expect(await statusOf()).toBe('confirmed')
      })

      test('is confirmed again by an accepted mail or a new sign-up, but not by an old link', async () => {
        const first = requestOf(ana)
        await store.requestSubscription(first)
        await deliver(store, start)
        await confirmWith(store, first.tokenHash, start)
        await sendWelcome('550 5.1.1 RCPT TO', undefined)
        expect(await statusOf()).toBe('confirmed')

        const second = requestOf(ana, { at: start + 4 * hour })
        await store.requestSubscription(second)
        const [mail] = await dueAt(start + 5 * hour)
        await store.recordMailFailure(mail!.id, {
          nextAttempt: start + 6 * hour,
          error: '550 5.1.1 RCPT TO',
          dead: true,
        })
        expect(await statusOf()).toBe('bouncing')
        expect(await confirmWith(store, first.tokenHash, start + 6 * hour)).toMatchObject({ outcome: 'already' })
        expect(await statusOf()).toBe('bouncing')
        expect(await confirmWith(store, second.tokenHash, start + 7 * hour)).toMatchObject({
          outcome: 'confirmed',
          subscriber: { status: 'confirmed' },
        })
        expect(await statusOf()).toBe('confirmed')
      })

      test('can unsubscribe, and stays pending if it was never confirmed', async () => {
        await signUp()
        await sendWelcome('550 5.1.1 RCPT TO')
        await unsubscribeBy(store, (await subscriberOf(store, ana)).id, start + 3 * hour)
        expect(await statusOf()).toBe('unsubscribed')
        await store.requestSubscription(requestOf(boris, { at: start + 3 * hour }))
        const [mail] = await dueAt(start + 4 * hour)
        await store.recordMailFailure(mail!.id, {
          nextAttempt: start + 5 * hour,
          error: '550 5.1.1 RCPT TO',
          dead: true,
        })
        expect(await subscriberOf(store, boris)).toMatchObject({ status: 'pending' })
      })
    })

    describe('the check value of the key', () => {
      test('is stored once and replaced only by a caller that knows it', async () => {
        expect(await store.findKeyCheck()).toEqual({ value: undefined, consenting: [] })
        expect(await Promise.all([store.setKeyCheck('one', undefined), store.setKeyCheck('one', undefined)])).toEqual([
          'one',
          'one',
        ])
        expect(await store.setKeyCheck('two', undefined)).toBe('one')
        expect(await store.setKeyCheck('two', 'other')).toBe('one')
        expect(await store.setKeyCheck('two', 'one')).toBe('two')
        expect(await store.findKeyCheck()).toEqual({ value: 'two', consenting: [] })
      })

      test('if missing, is replaced by the newest addresses with a logged consent', async () => {
        for (const email of [ana, boris]) await confirmed(store, email)
        await store.requestSubscription(requestOf('pending@example.org'))
        expect(await store.findKeyCheck()).toEqual({ value: undefined, consenting: [boris, ana] })
      })
    })

    test('showPerson also finds consents and a suppression by the previous hash', async () => {
      await store.requestSubscription(requestOf(ana, { consent: consentOf(ana, { subjectHash: 'previous' }) }))
      await store.requestSubscription(requestOf(ana, { at: start + hour }))
      await store.erasePerson(ana, 'previous', start)
      const current = subjectHash(ana)
      const { consents, suppressed } = await store.showPerson(ana, current, 'previous')
      expect([consents.map((consent) => consent.subjectHash), suppressed]).toEqual([['previous', current], true])
      expect(await store.showPerson(ana, current)).toMatchObject({ suppressed: false })
    })

    describe('unsubscribing', () => {
      test('is logged once', async () => {
        const { id } = await confirmed(store, ana)
        const left = await unsubscribeBy(store, id, start + hour)
        expect(left).toMatchObject({ id, status: 'unsubscribed', unsubscribed: start + hour })
        expect(await unsubscribeBy(store, id, start + day)).toEqual(left)
        expect(await store.findSubscriber(id)).toEqual(left)
        expect(await actsOf(ana)).toEqual(['given', 'confirmed', 'withdrawn'])
      })

      test('works for a pending row', async () => {
        await store.requestSubscription(requestOf(ana))
        const { id } = await subscriberOf(store, ana)
        expect(await unsubscribeBy(store, id, start + hour)).toMatchObject({ status: 'unsubscribed' })
      })

      test('returns undefined for an unknown id', async () => {
        expect(await unsubscribeBy(store, 'nobody', start)).toBeUndefined()
        expect(await store.findSubscriber('nobody')).toBeUndefined()
      })

      test('removes an unsent welcome mail', async () => {
        await store.requestSubscription(requestOf(ana, { confirmImmediately: true }))
        await store.requestSubscription(requestOf(boris, { confirmImmediately: true }))
        const { id } = await subscriberOf(store, ana)
        await unsubscribeBy(store, id, start + second)
        expect((await deliver(store, start + second)).map(({ payload }) => payload)).toEqual([
          expect.objectContaining({ kind: 'welcome', to: boris }),
        ])
      })
    })

    test('changeLanguage changes one subscriber and returns undefined for an unknown id', async () => {
      const before = await confirmed(store, ana, { language: 'sr' })
      expect(await store.changeLanguage(before.id, 'nl')).toEqual({ ...before, language: 'nl' })
      expect(await store.findSubscriber(before.id)).toEqual({ ...before, language: 'nl' })
      expect(await store.changeLanguage('nobody', 'nl')).toBeUndefined()
    })

    describe('a contact message', () => {
      test('is stored with its consent and its mail', async () => {
        const message = messageOf(ana)
        await store.acceptMessage(message)
        const [stored] = await messages()
        const { consent, key: _key, keyUntil: _keyUntil, ...kept } = message
        expect(stored).toEqual({
          ...kept,
          id: expect.any(String),
          consentVersion: consent!.wordingVersion,
          answered: null,
          order: null,
        })
        expect(await store.findMessage(stored!.id)).toEqual(stored)
        expect(await store.findMessage('unknown')).toBeUndefined()
        expect((await dueAt(start)).map(({ payload }) => payload)).toEqual([{ kind: 'contact', messageId: stored!.id }])
        expect((await store.showPerson(ana, subjectHash(ana))).consents).toEqual([{ ...consent, at: start }])
      })

      test('with U+0000 is stored, with the character kept or replaced', async () => {
        await store.acceptMessage(messageOf(ana, { name: 'A\0na', message: 'before\0after \u0001 😀 \uFFFD' }))
        const [message] = await messages()
        expect(message!.name).toMatch(/^A[\0\uFFFD]na$/)
        expect(message!.message).toMatch(/^before[\0\uFFFD]after \u0001 😀 \uFFFD$/)
        expect(await dueAt(start)).toMatchObject([{ payload: { kind: 'contact', messageId: message!.id } }])
      })

      test('is stored once until its key expires', async () => {
        const message = messageOf(ana)
        await Promise.all([store.acceptMessage(message), store.acceptMessage(message)])
        expect(await messages()).toHaveLength(1)
        await store.acceptMessage({ ...message, at: message.keyUntil })
        expect(await messages()).toHaveLength(2)
      })

      test('that is suspect is stored with its status, mail and consent', async () => {
        await store.acceptMessage(messageOf(ana, { status: 'suspect' }))
        const [message] = await messages()
        expect(message).toMatchObject({ status: 'suspect', email: ana })
        expect(await dueAt(start)).toMatchObject([{ payload: { kind: 'contact', messageId: message!.id } }])
        expect(await actsOf(ana)).toEqual(['given'])
      })

      test('is listed by status, topic and time', async () => {
        await store.acceptMessage(messageOf(ana, { message: 'one', topic: 'join' }))
        await store.acceptMessage(messageOf(boris, { message: 'two', status: 'suspect', at: start + hour }))
        await store.acceptMessage(messageOf(ana, { message: 'three', consent: undefined, at: start + day }))
        const listed = async (filter: Parameters<Store['listMessages']>[0]) =>
          (await collect(store.listMessages(filter))).map(({ message }) => message)
        expect(await listed({})).toEqual(['one', 'two', 'three'])
        expect(await listed({ status: 'accepted' })).toEqual(['one', 'three'])
        expect(await listed({ topic: 'question' })).toEqual(['two', 'three'])
        expect(await listed({ since: start + hour })).toEqual(['two', 'three'])
        expect(await listed({ status: 'suspect', topic: 'join' })).toEqual([])
        expect(await listed({ isNewestFirst: true })).toEqual(['three', 'two', 'one'])
        expect(await listed({ isNewestFirst: true, status: 'accepted' })).toEqual(['three', 'one'])
      })

      test('is listed by the page with its form', async () => {
        for (const [message, page] of [
          ['one', 'events-event/rally'],
          ['two', 'events-event/rally-2'],
          ['three', 'events-event/rally'],
        ] as const)
          await store.acceptMessage(messageOf(ana, { message, page, form: 'attend', topic: 'attend' }))
        await store.acceptMessage(messageOf(ana, { message: 'four', page: 'events-event/rally', form: 'contact' }))
        const listed = async (filter: Parameters<Store['listMessages']>[0]) =>
          (await collect(store.listMessages({ page: 'events-event/rally', ...filter }))).map(({ message }) => message)
        expect(await listed({ form: 'attend' })).toEqual(['one', 'three'])
        expect(await listed({ isNewestFirst: true })).toEqual(['four', 'three', 'one'])
      })
    })

    describe('an order', () => {
      const numbers = async () => (await messages()).map(({ order }) => order?.number)

      test('is stored with its message, its consent and its mail', async () => {
        const sent = orderMessageOf(ana)
        const id = await store.acceptOrder(sent)
        const { consent, key: _key, keyUntil: _keyUntil, order, year: _year, ...kept } = sent
        const stored = {
          ...kept,
          id,
          consentVersion: consent!.wordingVersion,
          answered: null,
          order: { number: 2026000001, state: 'received', ...order },
        }
        expect(await messages()).toEqual([stored])
        expect(await store.findMessage(id)).toEqual(stored)
        const person = await store.showPerson(ana, subjectHash(ana))
        expect(person.messages).toEqual([stored])
        expect(person.consents).toEqual([{ ...consent, at: start }])
        expect((await dueAt(start)).map(({ payload }) => payload)).toEqual([{ kind: 'contact', messageId: id }])
      })

      test('gets consecutive numbers within its year, also when many are sent at once', async () => {
        const together = Array.from({ length: 40 }, () => store.acceptOrder(orderMessageOf(ana)))
        expect(new Set(await Promise.all(together)).size).toBe(40)
        await store.acceptOrder(orderMessageOf(ana, { year: 2027 }))
        await store.acceptOrder(orderMessageOf(boris))
        const expected = Array.from({ length: 40 }, (_, at) => 2026000001 + at)
        expect((await numbers()).slice(0, 40).sort()).toEqual(expected)
        expect((await numbers()).slice(40)).toEqual([2027000001, 2026000041])
      })

      test('from two processes gets no number twice', async () => {
        const other = await database.open()
        await Promise.all([store, other, store, other].map((one) => one.acceptOrder(orderMessageOf(ana))))
        expect((await numbers()).sort()).toEqual([2026000001, 2026000002, 2026000003, 2026000004])
      })

      test('sent twice is one order until its key expires', async () => {
        const sent = orderMessageOf(ana)
        const [first, second] = await Promise.all([store.acceptOrder(sent), store.acceptOrder(sent)])
        expect(second).toBe(first)
        expect(await numbers()).toEqual([2026000001])
        expect(await store.acceptOrder({ ...sent, at: sent.keyUntil })).not.toBe(first)
        expect(await numbers()).toEqual([2026000001, 2026000002])
      })

      test('that was erased gets a new number when it is sent again', async () => {
        const sent = orderMessageOf(ana)
        const first = await store.acceptOrder(sent)
        await store.erasePerson(ana, subjectHash(ana), start)
        expect(await store.findMessage(first)).toBeUndefined()
        expect(await store.acceptOrder(sent)).not.toBe(first)
        expect(await numbers()).toEqual([2026000002])
      })

      test('that is suspect is stored with its status, number, mail and consent', async () => {
        const messageId = await store.acceptOrder(orderMessageOf(ana, { status: 'suspect' }))
        expect(await messages()).toMatchObject([{ status: 'suspect', order: { number: 2026000001 } }])
        const [mail] = await dueAt(start)
        expect(mail).toMatchObject({ payload: { kind: 'contact', messageId } })
        expect(await actsOf(ana)).toEqual(['given'])
        await store.recordMailAccepted(mail!.id, start)
        await store.purge(start + suspectLifetime, 365)
        expect(await messages()).toEqual([])
      })

      test('keeps number, lines, sums and state when its message is reduced, and others stay', async () => {
        const sent = orderMessageOf(ana)
        const company = { company: 'Пример д.о.о.', taxNumber: '123456789' }
        const old = await store.acceptOrder({ ...sent, order: { ...sent.order, ...company } })
        await store.setOrderState(2026000001, 'paid', start + day)
        const recent = await store.acceptOrder(orderMessageOf(boris, { at: start + day }))
        const end = start + 365 * day
        expect(await store.purge(end, 365)).toMatchObject({ messages: 1 })
        const { lines, code, sums, delivery, way } = sent.order
        const reduced = { lines, code, sums, delivery, way, company: '', taxNumber: '' }
        const found = await store.findOrder(2026000001)
        expect(found!.message).toMatchObject({ id: old, form: 'order', name: '', email: '', phone: '', message: '' })
        expect(found!.message.order).toEqual({ number: 2026000001, state: 'paid', ...reduced })
        expect(found!.changes).toEqual([{ at: start + day, state: 'paid' }])
        const { order } = orderMessageOf(boris)
        expect((await store.findMessage(recent))!.order).toEqual({ number: 2026000002, state: 'received', ...order })
      })

      test('that was reduced stays when its former buyer is erased and orders again with the same key', async () => {
        const sent = orderMessageOf(ana)
        const end = start + 365 * day
        // The key has not expired, so the second order is new only because the reduction has removed the key.
        const keyUntil = end + hour
        await store.acceptOrder({ ...sent, keyUntil })
        await store.purge(end, 365)
        await store.acceptOrder({ ...sent, at: end, keyUntil })
        expect(await numbers()).toEqual([2026000001, 2026000002])
        await store.erasePerson(ana, subjectHash(ana), end)
        expect(await numbers()).toEqual([2026000001])
      })

      test('is found by its number, with every change of its state', async () => {
        const id = await store.acceptOrder(orderMessageOf(ana))
        await store.acceptOrder(orderMessageOf(boris))
        expect(await store.findOrder(2026000001)).toEqual({ message: await store.findMessage(id), changes: [] })
        for (const [days, state] of (['paid', 'sent', 'paid'] as const).entries())
          expect(await store.setOrderState(2026000001, state, start + days * day)).toBe(true)
        const { message, changes } = (await store.findOrder(2026000001))!
        expect(message.order).toMatchObject({ number: 2026000001, state: 'paid' })
        expect(changes).toEqual([
          { at: start, state: 'paid' },
          { at: start + day, state: 'sent' },
          { at: start + 2 * day, state: 'paid' },
        ])
        expect(await store.findOrder(2026000002)).toMatchObject({
          message: { order: { state: 'received' } },
          changes: [],
        })
      })

      test('with an unknown number is not found and not changed', async () => {
        expect(await store.findOrder(2026000001)).toBeUndefined()
        expect(await store.setOrderState(2026000001, 'paid', start)).toBe(false)
      })
    })

    describe('an application', () => {
      const application = (about: Parameters<typeof messageOf>[1] = {}) =>
        messageOf(ana, { form: 'join', topic: 'join', ...about })
      const accept = async (message: ReturnType<typeof messageOf>) => {
        const known = new Set((await messages()).map(({ id }) => id))
        await store.acceptMessage(message)
        return (await messages()).find(({ id }) => !known.has(id))!.id
      }
      const textOf = async (id: string) => (await store.findMessage(id))!.message

      test('is listed by its form', async () => {
        const id = await accept(application())
        await store.acceptMessage(messageOf(boris))
        expect((await collect(store.listMessages({ form: 'join' }))).map((message) => message.id)).toEqual([id])
      })

      test('is reduced 90 days after its last answer', async () => {
        const id = await accept(application())
        expect(await store.answerApplication(id, start + day)).toBe(true)
        expect(await store.answerApplication(id, start + 10 * day)).toBe(true)
        expect(await store.findMessage(id)).toMatchObject({ answered: start + 10 * day })
        await store.purge(start + 100 * day - 1, 365)
        expect(await textOf(id)).not.toBe('')
        expect(await store.purge(start + 100 * day, 365)).toMatchObject({ messages: 1 })
        expect(await store.findMessage(id)).toMatchObject({ message: '', email: '', topic: null, answered: null })
        expect(await store.answerApplication(id, start + 101 * day)).toBe(false)
      })

      test('without an answer is kept as long as a message', async () => {
        const id = await accept(application())
        await store.purge(start + 365 * day - 1, 365)
        expect(await textOf(id)).not.toBe('')
        await store.purge(start + 365 * day, 365)
        expect(await textOf(id)).toBe('')
      })

      test('is the only message that can be answered', async () => {
        const id = await accept(messageOf(ana))
        expect(await store.answerApplication(id, start)).toBe(false)
        expect(await store.answerApplication('unknown', start)).toBe(false)
        expect(await store.findMessage(id)).toMatchObject({ answered: null })
      })
    })

    describe('a receipt', () => {
      const receipts = async (email: string) =>
        (await mails()).filter(({ kind, to }) => kind !== 'contact' && to === email).map(({ kind }) => kind)

      test('of an application and of an order goes to the sender, after the mail to the party', async () => {
        await store.acceptMessage(messageOf(ana, { form: 'join', topic: 'join', receipt: 'applied' }))
        const messageId = await store.acceptOrder({ ...orderMessageOf(boris), receipt: 'ordered' })
        expect(await kinds()).toEqual(['contact', 'applied', 'contact', 'ordered'])
        const payloads = (await dueAt(start)).map(({ payload }) => payload)
        expect(payloads).toContainEqual({ kind: 'ordered', to: boris, language: 'sr-Cyrl', messageId })
      })

      test('is left out after three mails of any kind to the address within a day, and the message is stored', async () => {
        await store.requestSubscription(requestOf(ana))
        await store.requestAccess(accessOf(ana))
        const apply = (at: number) => store.acceptMessage(messageOf(ana, { form: 'join', receipt: 'applied', at }))
        await apply(start + 1)
        await apply(start + 2)
        expect(await receipts(ana)).toEqual(['confirm', 'access', 'applied'])
        await store.acceptMessage(messageOf(boris, { form: 'join', receipt: 'applied' }))
        expect(await receipts(boris)).toEqual(['applied'])
        await apply(start + day)
        expect(await receipts(ana)).toEqual(['confirm', 'access', 'applied', 'applied'])
        expect(await messages()).toHaveLength(4)
      })

      test('goes out once when an order is sent twice', async () => {
        const sent = { ...orderMessageOf(ana), receipt: 'ordered' as const }
        await Promise.all([store.acceptOrder(sent), store.acceptOrder(sent)])
        expect(await receipts(ana)).toEqual(['ordered'])
      })

      test('is removed with its sender', async () => {
        await store.acceptMessage(messageOf(ana, { form: 'join', receipt: 'applied' }))
        expect((await store.showPerson(ana, subjectHash(ana))).mails.map(({ kind }) => kind)).toContain('applied')
        await store.erasePerson(ana, subjectHash(ana), start)
        expect(await mails()).toEqual([])
      })
    })

    describe('the outbox', () => {
      const ids = (taken: DueMail[]) => taken.map(({ id }) => id)

      test('leases a mail to one worker until the lease ends', async () => {
        await store.requestSubscription(requestOf(ana))
        const lease = start + 120 * second
        const [first] = await store.leaseDueMail(start, lease, 10)
        expect(first).toMatchObject({ attempts: 0 })
        expect(await store.leaseDueMail(lease - 1, lease + hour, 10)).toEqual([])
        expect(await store.nextMailAt()).toBe(lease)
        expect(await store.leaseDueMail(lease, lease + hour, 10)).toEqual([{ ...first, attempts: 1 }])
      })

      test('leases first what has been due longest, up to the limit', async () => {
        for (const [index, later] of [3, 1, 2].entries()) {
          await store.acceptMessage(messageOf(ana, { at: start + later * second, message: `${index}` }))
        }
        const created = (taken: DueMail[]) => taken.map((mail) => (mail.created - start) / second)
        expect(created(await store.leaseDueMail(start, start + hour, 10))).toEqual([])
        expect(created(await store.leaseDueMail(start + 10 * second, start + hour, 2))).toEqual([1, 2])
        expect(created(await store.leaseDueMail(start + 10 * second, start + hour, 2))).toEqual([3])
      })

      test('leases no mail twice to concurrent workers', async () => {
        const others = await Promise.all([database.open(), database.open()])
        await Promise.all(Array.from({ length: 60 }, () => store.acceptMessage(messageOf(ana))))
        const workers = Array.from({ length: 18 }, (_, index) => [store, ...others][index % 3]!)
        const taken = await Promise.all(workers.map((worker) => worker.leaseDueMail(start, start + hour, 5)))
        expect(taken.flat()).toHaveLength(60)
        expect(new Set(ids(taken.flat())).size).toBe(60)
      })

      test('reports pending mails with the oldest time, and held and dead mails', async () => {
        expect(await store.mailBacklog()).toEqual({ waiting: 0, oldest: undefined, held: 0, dead: 0 })
        await store.requestSubscription(requestOf(ana, { at: start + hour }))
        await store.requestSubscription(requestOf(boris, { at: start }))
        expect(await store.mailBacklog()).toEqual({ waiting: 2, oldest: start, held: 0, dead: 0 })
        const [mail] = await store.leaseDueMail(start, start + second, 1)
        await store.recordMailFailure(mail!.id, { nextAttempt: start, error: 'refused', dead: true })
        expect(await store.mailBacklog()).toEqual({ waiting: 1, oldest: start + hour, held: 0, dead: 1 })
        await store.leaseDueMail(start + hour + mailShelfLife + 1, start + hour + mailShelfLife + 1, 1)
        expect(await store.mailBacklog()).toEqual({ waiting: 0, oldest: undefined, held: 1, dead: 1 })
        await store.releaseMail(start + 2 * day)
        expect(await store.mailBacklog()).toEqual({ waiting: 2, oldest: start + 2 * day, held: 0, dead: 0 })
        await deliver(store, start + 2 * day)
        expect(await store.mailBacklog()).toEqual({ waiting: 0, oldest: undefined, held: 0, dead: 0 })
      })

      test('counts unsent mails of each kind and status, with the time of the oldest', async () => {
        expect(await store.unsentMail()).toEqual([])
        await store.requestSubscription(requestOf(ana, { at: start }))
        await store.acceptMessage(messageOf(ana, { at: start + hour }))
        await store.acceptMessage(messageOf(boris, { at: start + 2 * hour }))
        const sorted = async () => (await store.unsentMail()).sort((one, other) => one.oldest - other.oldest)
        expect(await sorted()).toEqual([
          { kind: 'confirm', status: 'pending', mails: 1, oldest: start },
          { kind: 'contact', status: 'pending', mails: 2, oldest: start + hour },
        ])
        const [mail] = await store.leaseDueMail(start, start + second, 1)
        await store.recordMailFailure(mail!.id, { nextAttempt: start, error: 'refused', dead: true })
        expect((await sorted())[0]).toEqual({ kind: 'confirm', status: 'dead', mails: 1, oldest: start })
      })

      test('holds no mail after a forward clock jump', async () => {
        await store.requestSubscription(requestOf(ana))
        expect(await store.recordClockJump({ from: start, to: start + 7 * day })).toBe(true)
        expect(ids(await dueAt(start + 7 * day))).toHaveLength(1)
        const end = start + 7 * day + mailShelfLife
        expect(ids(await dueAt(end))).toHaveLength(1)
        expect(ids(await dueAt(end + 60 * second + 1))).toEqual([])
        expect(await store.mailBacklog()).toMatchObject({ held: 1 })
      })

      test('postpones mails once for a clock jump that several instances notice', async () => {
        const other = await database.open()
        await store.requestSubscription(requestOf(ana))
        const jump = 2 * day
        const noticed = await Promise.all(
          [store, other, store, other].map((instance, at) =>
            instance.recordClockJump({ from: start + at * 10 * second, to: start + jump + at * 10 * second }),
          ),
        )
        expect(noticed.filter(Boolean)).toHaveLength(1)
        const [moved] = noticed.flatMap((isMoved, at) => (isMoved ? [at * 10 * second] : []))
        const held = async (at: number) => {
          await store.leaseDueMail(at, at, 1)
          return (await store.mailBacklog()).held
        }
        expect(await held(start + jump + mailShelfLife)).toBe(0)
        expect(await held(start + jump + moved! + mailShelfLife + 1)).toBe(1)
      })

      test('postpones mails again for a second jump, also after the clock was put back', async () => {
        await store.requestSubscription(requestOf(ana))
        expect(await store.recordClockJump({ from: start, to: start + day })).toBe(true)
        expect(await store.recordClockJump({ from: start + day + hour, to: start + 3 * day })).toBe(true)
        expect(await store.recordClockJump({ from: start + 3 * day, to: start + 2 * hour })).toBe(false)
        expect(await store.recordClockJump({ from: start + 3 * hour, to: start + 3 * day })).toBe(true)
      })

      test('extends leases by a forward clock jump', async () => {
        await store.requestSubscription(requestOf(ana))
        expect(await dueAt(start)).toHaveLength(1)
        await store.recordClockJump({ from: start, to: start + 7 * day })
        expect(await dueAt(start + 7 * day)).toEqual([])
        expect(await dueAt(start + 7 * day + 60 * second)).toHaveLength(1)
      })

      test('leases mails to visitors before those to the party, except in reserved places', async () => {
        await store.acceptMessage(messageOf(ana, { at: start, message: 'first' }))
        await store.acceptMessage(messageOf(ana, { at: start, message: 'second' }))
        await store.requestSubscription(requestOf(boris, { at: start + second }))
        await store.requestAccess(accessOf(ana, { at: start + 2 * second }))
        const kindsOf = (taken: DueMail[]) => taken.map(({ payload }) => payload.kind)
        const at = start + hour
        expect(kindsOf(await store.leaseDueMail(at, at, 1))).toEqual(['confirm'])
        expect(kindsOf(await store.leaseDueMail(at, at, 3))).toEqual(['confirm', 'access', 'contact'])
        expect(kindsOf(await store.leaseDueMail(at, at, 2, 1)).sort()).toEqual(['confirm', 'contact'])
        expect(kindsOf(await store.leaseDueMail(at, at + hour, 2, 2))).toEqual(['contact', 'contact'])
        // A reserved place goes to other mails when no mail to the party is due.
        expect(kindsOf(await store.leaseDueMail(at, at, 2, 1))).toEqual(['confirm', 'access'])
      })

      test('counts refusals in the row until staff release the mail', async () => {
        await store.requestSubscription(requestOf(ana))
        const other = await database.open()
        const refuse = async (instance: Store, dead: boolean) => {
          const [mail] = await instance.leaseDueMail(start, start + hour, 1)
          await instance.recordMailFailure(mail!.id, { nextAttempt: start, error: '550', dead, refused: true })
          return mail!.refusals
        }
        expect([await refuse(store, false), await refuse(other, false), await refuse(store, true)]).toEqual([0, 1, 2])
        await store.releaseMail(start)
        const [again] = await dueAt(start)
        expect(again).toMatchObject({ refusals: 0 })
        await store.recordMailFailure(again!.id, { nextAttempt: start, error: '451', dead: false })
        expect(await dueAt(start)).toMatchObject([{ refusals: 0 }])
      })

      test('records several outcomes in one commit', async () => {
        for (const email of [ana, boris]) await store.requestSubscription(requestOf(email))
        await store.requestAccess(accessOf(ana))
        await store.acceptMessage(messageOf(ana))
        const [first, second_, third, fourth] = await dueAt(start)
        const failure = { nextAttempt: start + hour, error: '451', dead: false }
        await store.recordMailOutcomes([
          { id: first!.id, at: start },
          { id: second_!.id, failure },
          { id: third!.id, at: start + hour },
          { id: fourth!.id, failure: { ...failure, dead: true } },
        ])
        const statuses = new Map((await mails()).map(({ id, status }) => [id, status]))
        expect([first, second_, third, fourth].map((mail) => statuses.get(mail!.id))).toEqual([
          'sent',
          'pending',
          'sent',
          'dead',
        ])
        await store.recordMailOutcomes([])
      })

      test('records outcomes and leases the next mails in one commit', async () => {
        for (const email of [ana, boris]) await store.requestSubscription(requestOf(email))
        const [first, other] = await dueAt(start)
        const failure = { nextAttempt: start + second, error: '451', dead: false }
        const outcomes = [
          { id: first!.id, at: start },
          { id: other!.id, failure },
        ]
        expect(await store.leaseDueMail(start + second, start + hour, 5, 0, outcomes)).toEqual([
          { ...other!, attempts: 1 },
        ])
        expect((await mails()).map(({ status }) => status)).toEqual(['sent', 'pending'])
      })

      test('starts the expiry of a link once, at the first acceptance of its mail', async () => {
        const request = requestOf(ana)
        await store.requestSubscription(request)
        const [mail] = await dueAt(start)
        await store.recordMailAccepted(mail!.id, start)
        await store.recordMailAccepted(mail!.id, start + day)
        const end = start + confirmationLifetime
        expect(await store.findConfirmation(request.tokenHash, end)).toMatchObject({ tokenStatus: 'ended' })
      })

      test('ignores a failure of an earlier lease', async () => {
        await store.requestSubscription(requestOf(ana))
        const [mail] = await store.leaseDueMail(start, start + second, 1)
        await store.leaseDueMail(start + second, start + hour, 1)
        const failure = { nextAttempt: start + second, error: 'late', dead: false }
        await store.recordMailFailure(mail!.id, { ...failure, attempt: 1 })
        expect(await store.leaseDueMail(start + 2 * second, start + hour, 1)).toEqual([])
        await store.recordMailFailure(mail!.id, { ...failure, attempt: 2 })
        expect(await store.leaseDueMail(start + 2 * second, start + hour, 1)).toHaveLength(1)
      })

      test('reports when the next mail is due', async () => {
        expect(await store.nextMailAt()).toBeUndefined()
        await store.requestSubscription(requestOf(ana, { at: start + hour }))
        await store.requestSubscription(requestOf(boris, { at: start }))
        expect(await store.nextMailAt()).toBe(start)
        const [mail] = await store.leaseDueMail(start, start + second, 1)
        await store.recordMailFailure(mail!.id, { nextAttempt: start + 2 * hour, error: 'busy', dead: false })
        expect(await store.nextMailAt()).toBe(start + hour)
        await deliver(store, start + 2 * hour)
        expect(await store.nextMailAt()).toBeUndefined()
      })

      test('leases a failed mail again at its next attempt', async () => {
        await store.requestSubscription(requestOf(ana))
        const [mail] = await dueAt(start)
        await store.recordMailFailure(mail!.id, { nextAttempt: start + 30 * second, error: '451 later', dead: false })
        expect(await mails()).toMatchObject([
          { id: mail!.id, status: 'pending', attempts: 1, nextAttempt: start + 30 * second, lastError: '451 later' },
        ])
        expect(await dueAt(start + 30 * second - 1)).toEqual([])
        expect(await dueAt(start + 30 * second)).toEqual([{ ...mail, attempts: 1 }])
      })

      test('never leases a dead mail', async () => {
        await store.requestSubscription(requestOf(ana))
        const [mail] = await dueAt(start)
        await store.recordMailFailure(mail!.id, { nextAttempt: start, error: '550 unknown', dead: true })
        expect(await mails()).toMatchObject([{ status: 'dead', lastError: '550 unknown' }])
        expect(await dueAt(start + hour)).toEqual([])
        expect(await store.nextMailAt()).toBeUndefined()
      })

      test('keeps a sent mail unchanged when a failure is recorded', async () => {
        await store.requestSubscription(requestOf(ana))
        const [mail] = await deliver(store, start)
        await store.recordMailFailure(mail!.id, { nextAttempt: start, error: 'late', dead: false })
        expect(await mails()).toMatchObject([{ status: 'sent', lastError: '' }])
        expect(await dueAt(start + hour)).toEqual([])
      })

      test('removes the last error when the mail is accepted', async () => {
        await store.requestSubscription(requestOf(ana))
        const [mail] = await dueAt(start)
        await store.recordMailFailure(mail!.id, { nextAttempt: start, error: `<${ana}>: busy`, dead: false })
        await deliver(store, start + second)
        expect(await mails()).toMatchObject([{ status: 'sent', lastError: '', attempts: 2 }])
      })

      test('holds mail past its shelf life, also after a release', async () => {
        await store.requestSubscription(requestOf(ana))
        const late = start + mailShelfLife
        expect(await store.leaseDueMail(late, late, 10)).toHaveLength(1)
        expect(await dueAt(late + 1)).toEqual([])
        expect(await mails()).toMatchObject([{ status: 'held' }])
        expect(await store.nextMailAt()).toBeUndefined()

        const released = start + 30 * day
        expect(await store.releaseMail(released)).toBe(1)
        expect(await mails()).toMatchObject([{ status: 'pending', attempts: 0, nextAttempt: released }])
        expect(await store.leaseDueMail(released, released, 10)).toHaveLength(1)
        expect(await store.leaseDueMail(released + mailShelfLife, released + mailShelfLife, 10)).toHaveLength(1)
        expect(await dueAt(released + mailShelfLife + 1)).toEqual([])
        expect(await mails()).toMatchObject([{ status: 'held' }])
      })

      test('does not hold a leased mail', async () => {
        await store.requestSubscription(requestOf(ana))
        const late = start + mailShelfLife
        const [mail] = await store.leaseDueMail(late, late + hour, 10)
        await store.leaseDueMail(late + 1, late + hour, 10)
        expect(await mails()).toMatchObject([{ status: 'pending' }])
        await store.recordMailAccepted(mail!.id, late + 2)
        expect(await mails()).toMatchObject([{ status: 'sent' }])
      })

      async function deadAndHeld() {
        for (const email of [ana, boris]) await store.requestSubscription(requestOf(email))
        const [dead] = await store.leaseDueMail(start, start + second, 1)
        await store.recordMailFailure(dead!.id, { nextAttempt: start, error: '550', dead: true })
        const late = start + mailShelfLife + 1
        await store.acceptMessage(messageOf(ana, { at: late }))
        expect(await store.leaseDueMail(late, late + hour, 10)).toHaveLength(1)
        const listed = await mails()
        expect(listed.map(({ status }) => status)).toEqual(['dead', 'held', 'pending'])
        return listed.map(({ id }) => id) as [string, string, string]
      }

      test('releases held and dead mails by id, or all of them', async () => {
        const [dead, held, pending] = await deadAndHeld()
        expect(await store.releaseMail(start + 9 * day, [dead, pending, 'unknown'])).toBe(1)
        expect((await mails()).map(({ status }) => status)).toEqual(['pending', 'held', 'pending'])
        expect(await store.releaseMail(start + 9 * day)).toBe(1)
        expect(ids(await dueAt(start + 9 * day))).toEqual(expect.arrayContaining([dead, held]))
      })

      test('drops held and dead mails by id, or all of them', async () => {
        const [dead, held, pending] = await deadAndHeld()
        expect(await store.dropMail(start + 9 * day, [dead, pending, 'unknown'])).toBe(1)
        expect((await mails()).map(({ id }) => id)).toEqual([held, pending])
        expect(await store.dropMail(start + 9 * day)).toBe(1)
        expect((await mails()).map(({ id }) => id)).toEqual([pending])
      })

      test('starts the expiry of a confirmation whose mail is dropped', async () => {
        const request = requestOf(ana)
        await store.requestSubscription(request)
        const dropped = start + 9 * day
        await dueAt(dropped)
        await store.dropMail(dropped)
        expect(await store.findConfirmation(request.tokenHash, dropped + confirmationLifetime - 1)).toMatchObject({
          tokenStatus: 'open',
        })
        expect(await store.findConfirmation(request.tokenHash, dropped + confirmationLifetime)).toMatchObject({
          tokenStatus: 'ended',
        })
      })

      test('is listed by status', async () => {
        await deadAndHeld()
        expect(await collect(store.listMail('dead'))).toMatchObject([{ kind: 'confirm', lastError: '550' }])
        expect(await collect(store.listMail('sent'))).toEqual([])
      })
    })

    describe('exporting', () => {
      const addresses = async (filter: Parameters<Store['exportSubscribers']>[0]) =>
        (await collect(store.exportSubscribers(filter))).map(({ email }) => email)

      test('filters by status, language and time, in order of creation', async () => {
        await confirmed(store, 'c@example.org', { language: 'fr' })
        await confirmed(store, 'a@example.org', { language: 'sr', at: start + day })
        await store.requestSubscription(requestOf('b@example.org', { language: 'fr', at: start + 2 * day }))
        expect(await addresses({})).toEqual(['c@example.org', 'a@example.org', 'b@example.org'])
        expect(await addresses({ status: 'confirmed' })).toEqual(['c@example.org', 'a@example.org'])
        expect(await addresses({ language: 'fr' })).toEqual(['c@example.org', 'b@example.org'])
        expect(await addresses({ since: start + day })).toEqual(['a@example.org', 'b@example.org'])
        expect(await addresses({ status: 'unsubscribed' })).toEqual([])
        expect(await store.countSubscribers({ status: 'confirmed', language: 'fr' })).toBe(1)
        expect(await collect(store.exportSubscribers({ status: 'pending' }))).toEqual([
          await subscriberOf(store, 'b@example.org'),
        ])
      })

      test('yields each subscriber once over many pages, while rows are added and removed', async () => {
        const everybody = Array.from({ length: 1201 }, (_, index) => `s${index}@example.org`)
        await Promise.all(everybody.map((email) => store.requestSubscription(requestOf(email, { consent: undefined }))))
        const exported: string[] = []
        for await (const { email } of store.exportSubscribers({ status: 'pending' })) {
          exported.push(email)
          if (exported.length === 300) await store.requestSubscription(requestOf('late@example.org'))
          if (exported.length === 600) await store.erasePerson(exported[0]!, subjectHash(exported[0]!), start)
        }
        // Concurrent sign-ups may get any order.
        expect(exported.at(-1)).toBe('late@example.org')
        expect(exported.slice(0, -1).sort()).toEqual(everybody.sort())
      })

      test('can be stopped early', async () => {
        await store.requestSubscription(requestOf(ana))
        await store.requestSubscription(requestOf(boris))
        for await (const { email } of store.exportSubscribers({})) {
          expect(email).toBe(ana)
          break
        }
        await store.requestSubscription(requestOf('c@example.org'))
        expect(await store.countSubscribers({})).toBe(3)
      })
    })

    test('the size of the database grows with what is stored', async () => {
      const before = await store.databaseSize()
      expect(before).toBeGreaterThan(0)
      const message = 'Добар дан. '.repeat(400)
      for (let count = 0; count < 20; count++)
        await store.acceptMessage(messageOf(ana, { message: `${count} ${message}` }))
      expect(await store.databaseSize()).toBeGreaterThan(before)
    })

    test('stats counts every status, with 0 for missing ones', async () => {
      expect(await store.stats()).toEqual({
        subscribers: { pending: 0, confirmed: 0, bouncing: 0, unsubscribed: 0 },
        subscribersByLanguage: {},
        messages: { accepted: 0, suspect: 0 },
        mail: { pending: 0, sent: 0, held: 0, dead: 0 },
      })
      await confirmed(store, ana, { language: 'fr' })
      await store.requestSubscription(requestOf(boris, { language: 'fr' }))
      await store.acceptMessage(messageOf(ana, { status: 'suspect' }))
      expect(await store.stats()).toEqual({
        subscribers: { pending: 1, confirmed: 1, bouncing: 0, unsubscribed: 0 },
        subscribersByLanguage: { fr: 1 },
        messages: { accepted: 0, suspect: 1 },
        mail: { pending: 2, sent: 2, held: 0, dead: 0 },
      })
    })

    describe('a person', () => {
      test('is shown with all data about the address', async () => {
        const subscriber = await confirmed(store, ana)
        await store.acceptMessage(messageOf(ana, { at: start + hour }))
        await store.acceptMessage(messageOf(boris, { at: start + hour }))
        const record = await store.showPerson(ana, subjectHash(ana))
        expect(record.subscriber).toEqual(subscriber)
        expect(record.messages).toMatchObject([{ email: ana, at: start + hour }])
        expect(record.consents.map(({ act, purpose, at }) => [act, purpose, at])).toEqual([
          ['given', 'newsletter', start],
          ['confirmed', 'newsletter', start + second],
          ['given', 'contact', start + hour],
        ])
        expect(record.mails).toEqual([
          { kind: 'confirm', status: 'sent', created: start },
          { kind: 'welcome', status: 'sent', created: start + second },
          { kind: 'contact', status: 'pending', created: start + hour },
        ])
        expect(record.suppressed).toBe(false)
      })

      test('is erased completely, and no other person', async () => {
        const { id } = await confirmed(store, ana)
        const pending = requestOf(ana, { at: start + hour })
        for (const email of [ana, boris]) {
          await store.requestSubscription({ ...pending, ...requestOf(email, { at: start + hour }) })
          await store.acceptMessage(messageOf(email, { at: start + hour }))
        }
        await store.acceptMessage(messageOf(ana, { status: 'suspect' }))
        const open = requestOf(ana, { at: start + 2 * hour })
        await store.requestSubscription(open)
        const access = accessOf(ana, { at: start + 2 * hour })
        await store.requestAccess(access)
        const [taken] = await store.leaseDueMail(start + 2 * hour, start + 3 * hour, 1)
        const boris1 = await store.showPerson(boris, subjectHash(boris))

        expect(await store.erasePerson(ana, subjectHash(ana), start + day)).toEqual({
          subscriber: true,
          messages: 2,
          mails: 7,
          complete: true,
        })
        expect(await store.showPerson(ana, subjectHash(ana))).toEqual({
          subscriber: undefined,
          messages: [],
          mails: [],
          consents: expect.arrayContaining([expect.objectContaining({ act: 'confirmed' })]),
          suppressed: true,
        })
        expect(await store.findSubscriber(id)).toBeUndefined()
        expect(await confirmWith(store, open.tokenHash, start + day)).toEqual({ outcome: 'invalid' })
        expect(await store.findAccess(access.tokenHash, start + 3 * hour)).toBeUndefined()
        expect(await store.showPerson(boris, subjectHash(boris))).toEqual(boris1)
        expect(await kinds()).toEqual(['confirm', 'contact'])

        // An outcome that is recorded after the erasure has no effect.
        await store.recordMailFailure(taken!.id, { nextAttempt: start + day, error: ana, dead: false })
        await store.recordMailAccepted(taken!.id, start + day)
        expect(await mails()).toHaveLength(2)
        expect(await store.verifyConsent()).toMatchObject({ intact: true })
      })

      test('that is unknown is suppressed by an erasure', async () => {
        expect(await store.erasePerson(ana, subjectHash(ana), start)).toEqual({
          subscriber: false,
          messages: 0,
          mails: 0,
          complete: true,
        })
        expect(await store.erasePerson(ana, subjectHash(ana), start + day)).toMatchObject({ subscriber: false })
        expect(await store.showPerson(ana, subjectHash(ana))).toMatchObject({ suppressed: true })
      })
    })

    describe('a link to one’s own data', () => {
      test('is mailed to a subscriber of any status, in the language of the request', async () => {
        await store.requestSubscription(requestOf(ana))
        const { id } = await confirmed(store, boris)
        await unsubscribeBy(store, id, start + hour)
        await deliver(store, start + hour)
        for (const email of [ana, boris]) {
          const access = accessOf(email, { at: start + hour, language: 'nl' })
          await store.requestAccess(access)
          expect((await dueAt(start + hour)).map(({ payload }) => payload)).toEqual([
            { kind: 'access', to: email, language: 'nl', secret: access.secret },
          ])
          expect(await store.findAccess(access.tokenHash, start + hour)).toEqual({ email, language: 'nl' })
        }
      })

      test('is mailed to a person with only messages, also suspect ones', async () => {
        await store.acceptMessage(messageOf(ana, { status: 'suspect' }))
        await store.requestAccess(accessOf(ana))
        expect(await kinds()).toEqual(['contact', 'access'])
        expect((await store.showPerson(ana, subjectHash(ana))).mails).toContainEqual({
          kind: 'access',
          status: 'pending',
          created: start,
        })
      })

      test('is not mailed to an unknown address or one with only reduced messages', async () => {
        await store.acceptMessage(messageOf(ana))
        await deliver(store, start)
        await store.purge(start + 400 * day, 365)
        const access = accessOf(ana, { at: start + 400 * day })
        await store.requestAccess(access)
        await store.requestAccess(accessOf('', { at: start + 400 * day }))
        await store.requestAccess(accessOf(boris, { at: start + 400 * day }))
        expect(await kinds()).toEqual(['contact'])
        expect(await store.findAccess(access.tokenHash, start + 400 * day)).toBeUndefined()
        expect(await store.countSubscribers({})).toBe(0)
      })

      test('requested twice with one key is mailed once', async () => {
        await store.requestSubscription(requestOf(ana))
        const access = accessOf(ana)
        await store.requestAccess(access)
        await store.requestAccess(accessOf(ana, { key: access.key, at: start + second }))
        expect(await kinds()).toEqual(['confirm', 'access'])
      })

      test('is mailed to one address only as often as the limit allows, also when the mails were sent', async () => {
        await store.requestSubscription(requestOf(ana))
        for (let times = 0; times < accessesPerAddress + 2; times += 1) {
          await store.requestAccess(accessOf(ana, { at: start + times * second }))
          await deliver(store, start + times * second)
        }
        await store.purge(start + accessWindow - 1, 365)
        await store.requestAccess(accessOf(ana, { at: start + accessWindow - 1 }))
        const mailed = async () => (await kinds()).filter((kind) => kind === 'access').length
        expect(await mailed()).toBe(accessesPerAddress)
        await store.requestAccess(accessOf(ana, { at: start + accessWindow }))
        expect(await mailed()).toBe(accessesPerAddress + 1)
      })

      test('works repeatedly and expires only after the mail server has accepted its mail', async () => {
        await store.requestSubscription(requestOf(ana))
        const access = accessOf(ana)
        await store.requestAccess(access)
        const works = async (at: number) => (await store.findAccess(access.tokenHash, at)) !== undefined
        expect(await works(start + 2 * day)).toBe(true)
        await deliver(store, start + 2 * day)
        const end = start + 2 * day + accessLifetime
        expect(await works(end - 1)).toBe(true)
        expect(await works(end - 1)).toBe(true)
        expect(await works(end)).toBe(false)
        expect(await store.findAccess('no such token', start)).toBeUndefined()
      })

      test('is erased with a person who has only messages', async () => {
        await store.acceptMessage(messageOf(ana))
        await deliver(store, start)
        const access = accessOf(ana)
        await store.requestAccess(access)
        const others = accessOf(boris)
        await store.acceptMessage(messageOf(boris))
        await store.requestAccess(others)
        expect(await store.erasePerson(ana, subjectHash(ana), start)).toMatchObject({ messages: 1, mails: 2 })
        expect(await store.findAccess(access.tokenHash, start)).toBeUndefined()
        expect(await store.findAccess(others.tokenHash, start)).toEqual({ email: boris, language: 'sr' })
        expect(await kinds()).toEqual(['contact', 'access'])
      })

      test('expires after staff drop its mail', async () => {
        await store.requestSubscription(requestOf(ana))
        await deliver(store, start)
        const access = accessOf(ana)
        await store.requestAccess(access)
        const at = start + mailShelfLife + second
        await dueAt(at)
        expect(await store.dropMail(at)).toBe(1)
        expect(await store.findAccess(access.tokenHash, at + accessLifetime - 1)).toBeDefined()
        expect(await store.findAccess(access.tokenHash, at + accessLifetime)).toBeUndefined()
      })
    })

    describe('purging', () => {
      const year = 365

      test('removes a pending row when its last confirmation has expired', async () => {
        await store.requestSubscription(requestOf(ana))
        await deliver(store, start)
        await store.requestSubscription(requestOf(ana, { at: start + day }))
        await deliver(store, start + day)
        const end = start + day + confirmationLifetime
        expect(await store.purge(end - 1, year)).toEqual({ subscribers: 0, messages: 0 })
        expect(await store.purge(end, year)).toEqual({ subscribers: 1, messages: 0 })
        expect(await store.showPerson(ana, subjectHash(ana))).toMatchObject({
          subscriber: undefined,
          suppressed: false,
        })
        expect(await store.stats()).toMatchObject({ mail: { sent: 0 } })
      })

      test('keeps a pending row whose mail was never sent, and all other statuses', async () => {
        await store.requestSubscription(requestOf('mailless@example.org'))
        await store.leaseDueMail(start + 9 * day, start + 9 * day, 10)
        await confirmed(store, ana)
        const { id } = await confirmed(store, boris)
        await unsubscribeBy(store, id, start + hour)
        await store.requestSubscription(requestOf(boris, { at: start + day }))
        await deliver(store, start + day)
        expect(await store.purge(start + 2000 * day, 3000)).toEqual({ subscribers: 0, messages: 0 })
        expect(await store.countSubscribers({})).toBe(3)
      })

      test('removes a pending row after staff dropped its mail', async () => {
        await store.requestSubscription(requestOf(ana))
        await dueAt(start + 9 * day)
        await store.dropMail(start + 9 * day)
        const end = start + 9 * day + confirmationLifetime
        expect(await store.purge(end - 1, year)).toMatchObject({ subscribers: 0 })
        expect(await store.purge(end, year)).toMatchObject({ subscribers: 1 })
      })

      test('removes expired links to one’s own data', async () => {
        await store.acceptMessage(messageOf(ana, { at: start + 100 * day }))
        const access = accessOf(ana)
        await store.requestAccess(access)
        await deliver(store, start)
        await store.purge(start + accessLifetime - 1, year)
        expect(await store.findAccess(access.tokenHash, start)).toBeDefined()
        await store.purge(start + accessLifetime, year)
        expect(await store.findAccess(access.tokenHash, start)).toBeUndefined()
      })

      test('removes links whose mail was not sent in time, unless staff released it', async () => {
        await store.acceptMessage(messageOf(ana))
        await deliver(store, start)
        const [left, released] = [accessOf(ana), accessOf(ana, { at: start + hour })]
        await store.requestAccess(left)
        await store.requestAccess(released)
        const held = start + mailShelfLife + 2 * hour
        await dueAt(held)
        const [, second_] = await collect(store.listMail('held'))
        await store.releaseMail(held, [second_!.id])
        await store.purge(held, year)
        expect(await kinds()).toEqual(['contact', 'access'])
        expect(await store.findAccess(left.tokenHash, start)).toBeUndefined()
        expect(await store.findAccess(released.tokenHash, start)).toBeDefined()
      })

      test('removes suspect messages after their retention period, once they were mailed', async () => {
        await store.acceptMessage(messageOf(ana, { status: 'suspect' }))
        expect(await store.purge(start + suspectLifetime, year)).toMatchObject({ messages: 0 })
        await deliver(store, start)
        expect(await store.purge(start + suspectLifetime - 1, year)).toMatchObject({ messages: 0 })
        expect(await store.purge(start + suspectLifetime, year)).toMatchObject({ messages: 1 })
        expect(await messages()).toEqual([])
      })

      test('reduces old messages to their date and form, once', async () => {
        await store.acceptMessage(messageOf(ana, { topic: 'join' }))
        await store.acceptMessage(messageOf(boris, { at: start + day }))
        const [old, recent] = await messages()
        await deliver(store, start + day)
        const end = start + year * day
        expect(await store.purge(end - 1, year)).toMatchObject({ messages: 0 })
        expect(await store.purge(end, year)).toMatchObject({ messages: 1 })
        expect(await store.purge(end, year)).toMatchObject({ messages: 0 })
        expect(await messages()).toEqual([
          {
            ...old,
            topic: null,
            name: '',
            email: '',
            phone: '',
            municipality: '',
            message: '',
            page: '',
            consentVersion: null,
          },
          recent,
        ])
        expect(await store.showPerson('', '')).toMatchObject({ messages: [] })
        expect(await store.erasePerson('', '', end)).toMatchObject({ messages: 0 })
      })

      test('removes the mail about a reduced message', async () => {
        await store.acceptMessage(messageOf(ana))
        const end = start + year * day
        await dueAt(end)
        expect(await collect(store.listMail('held'))).toHaveLength(1)
        await store.purge(end, year)
        expect(await mails()).toEqual([])
      })
    })

    describe('the consent log', () => {
      test('is intact when it is empty and after every act', async () => {
        const empty = await store.verifyConsent()
        expect(empty).toMatchObject({ intact: true, entries: 0 })
        const { id } = await confirmed(store, ana)
        await unsubscribeBy(store, id, start + hour)
        const whole = await store.verifyConsent()
        expect(whole).toMatchObject({ intact: true, entries: 3, head: expect.stringMatching(/^[0-9a-f]{64}$/) })
        await store.purge(start + 4000 * day, 1)
        await store.erasePerson(ana, subjectHash(ana), start + day)
        expect(await store.verifyConsent()).toEqual(whole)
      })

      test('is one chain when two stores write at the same time, over many pages', async () => {
        const other = await database.open()
        await Promise.all(
          Array.from({ length: 1100 }, (_, index) =>
            (index % 2 ? store : other).requestSubscription(requestOf(`s${index}@example.org`)),
          ),
        )
        expect(await other.verifyConsent()).toMatchObject({ intact: true, entries: 1100 })
      })
    })

    test('acknowledged data is there after closing and opening', async () => {
      const subscriber = await confirmed(store, ana)
      await store.acceptMessage(messageOf(ana))
      const before = await store.showPerson(ana, subjectHash(ana))
      await store.close()
      store = await database.open()
      expect(await store.showPerson(ana, subjectHash(ana))).toEqual(before)
      expect(before.subscriber).toEqual(subscriber)
    })

    test('closing waits for calls in progress and refuses later ones', async () => {
      const inProgress = store.requestSubscription(requestOf(ana))
      await store.close()
      await inProgress
      await store.close()
      await expect(store.requestSubscription(requestOf(boris))).rejects.toThrow(StoreUnavailable)
      await expect(store.stats()).rejects.toThrow(StoreUnavailable)
      await expect(collect(store.exportSubscribers({}))).rejects.toThrow(StoreUnavailable)
      store = await database.open()
      expect(await store.countSubscribers({})).toBe(1)
    })

    test('checkWritable resolves when the database can be written', async () => {
      await expect(store.checkWritable()).resolves.toBeUndefined()
    })
  })
}
