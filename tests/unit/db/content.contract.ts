import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ContentChange, Store } from '#db/store.ts'
import { prepareDraft } from '#server/publishing/prepareDraft.ts'
import { contentKinds } from '#shared/publishing/documents.ts'
import { exampleDocument } from '#tests/support/exampleItems.ts'
import { collect, consentOf, day, documentOf, hour, messageOf, newsDraft, start, subjectHash } from './samples.ts'
import type { TestDatabase } from './store.contract.ts'

const changeOf = (slug: string, about: Partial<ContentChange> = {}): ContentChange => ({
  kind: 'news',
  slug,
  version: 1,
  by: 'ana',
  at: start + hour,
  ...about,
})

/** Defines the contract tests of the content store of every implementation. */
export function describeContentStore(name: string, create: () => Promise<TestDatabase>): void {
  describe(`${name} as a content store`, () => {
    let database: TestDatabase
    let store: Store

    beforeEach(async () => {
      database = await create()
      store = await database.open()
    })
    afterEach(() => database.remove())

    const newest = { order: 'newest', limit: 10 } as const
    const slugs = async () => (await store.listShown({ kind: 'news' }, newest)).map(({ slug }) => slug)
    const versions = () => store.contentVersions(start)

    test('a saved version is a draft that no visitor sees', async () => {
      const before = await versions()
      expect(await store.saveContent(newsDraft('water'))).toEqual({ outcome: 'saved', version: 1 })
      expect(await slugs()).toEqual([])
      expect(await store.findShown('news', 'water')).toBeUndefined()
      expect(await versions()).toEqual(before)
      const item = await store.findContent('news', 'water')
      expect(item).toMatchObject({
        version: 1,
        shownVersion: null,
        newest: { author: 'ana', document: documentOf('water') },
      })
    })

    test.for(contentKinds)('the kind %s is kept without loss, and changes alone', async (kind) => {
      const [first, second] = [exampleDocument(kind, 0), exampleDocument(kind, 1)]
      const { slug } = first
      const to = (version: number) => changeOf(slug, { kind, version, at: start + version * hour })
      const others = async () => ({ ...(await versions()), [kind]: '' })
      const shown = async () => {
        const [listed] = await store.listShown({ kind }, newest)
        expect(await store.findShown(kind, slug)).toEqual(listed)
        return listed?.document
      }
      const before = await others()
      for (const [at, document] of [first, second].entries()) {
        await store.saveContent({ ...newsDraft(slug), kind, document, ...prepareDraft(document), basedOn: at || null })
        expect(await shown()).toEqual(at === 0 ? undefined : first)
        const state = (await versions())[kind]
        expect(await store.publishContent(to(at + 1))).toBe('done')
        expect(await shown()).toEqual(document)
        expect((await versions())[kind]).not.toBe(state)
      }
      expect((await store.findContent(kind, slug))?.newest.listing).toEqual(prepareDraft(second).listing)
      expect((await store.contentHistory(kind, slug)).map(({ document }) => document)).toEqual([second, first])
      expect(await store.withdrawContent(to(3))).toBe(true)
      expect(await shown()).toBeUndefined()
      expect(await store.onceShown(kind)).toEqual([slug])
      expect(await others()).toEqual(before)
    })

    test('items that were never published are listed alone', async () => {
      for (const slug of ['water', 'light']) await store.saveContent(newsDraft(slug))
      await store.publishContent(changeOf('water'))
      await store.withdrawContent(changeOf('water'))
      const listed = async (isUnseen?: boolean) =>
        (await collect(store.listContent('news', isUnseen))).map(({ slug }) => slug)
      expect([await listed(), await listed(true)]).toEqual([['water', 'light'], ['light']])
    })

    test('a publication shows the newest version and changes the state of its kind alone', async () => {
      await store.saveContent(newsDraft('water'))
      const before = await versions()
      expect(await store.publishContent(changeOf('water'))).toBe('done')
      expect(await store.findShown('news', 'water')).toMatchObject({
        document: documentOf('water'),
        firstPublished: start + hour,
        lastPublished: start + hour,
        sortAt: start + hour,
      })
      const after = await versions()
      expect(after.news).not.toBe(before.news)
      expect(after.event).toBe(before.event)
    })

    test('visitors see the published version until the next one is published', async () => {
      await store.saveContent(newsDraft('water'))
      await store.publishContent(changeOf('water'))
      await store.saveContent(newsDraft('water', { document: documentOf('water', 'new'), basedOn: 1 }))
      expect((await store.findShown('news', 'water'))?.version).toBe(1)
      await store.publishContent(changeOf('water', { version: 2, at: start + day }))
      expect(await store.findShown('news', 'water')).toMatchObject({
        version: 2,
        firstPublished: start + hour,
        lastPublished: start + day,
        sortAt: start + hour,
      })
    })

    test('the second of two editors is told and nothing is lost', async () => {
      await store.saveContent(newsDraft('water'))
      await store.saveContent(newsDraft('water', { basedOn: 1, by: 'boris', at: start + hour }))
      expect(await store.saveContent(newsDraft('water', { basedOn: 1, by: 'ana' }))).toEqual({
        outcome: 'changed',
        version: 2,
        by: 'boris',
        at: start + hour,
      })
      expect((await store.contentHistory('news', 'water')).map(({ version }) => version)).toEqual([2, 1])
      expect(await store.publishContent(changeOf('water', { version: 1 }))).toBe('changed')
    })

    test('a slug is given once for each kind, and an unknown one cannot be changed', async () => {
      await store.saveContent(newsDraft('water'))
      expect(await store.saveContent(newsDraft('water'))).toEqual({ outcome: 'exists' })
      expect(await store.saveContent(newsDraft('air', { basedOn: 1 }))).toEqual({ outcome: 'missing' })
      expect(await store.publishContent(changeOf('air'))).toBe('missing')
    })

    test('a restored item has the publication of another store, and acts of today', async () => {
      const publication = {
        ...{ shownVersion: 1, firstPublished: start - 9 * day, lastPublished: start - day },
        ...{ withdrawn: null, scheduledVersion: 2, scheduledAt: start + day },
      }
      const hidden = {
        ...publication,
        shownVersion: null,
        withdrawn: start - hour,
        scheduledVersion: null,
        scheduledAt: null,
      }
      const versionsOf = (slug: string) =>
        ['old', 'new'].map((word) => {
          const document = documentOf(slug, word)
          return { document, ...prepareDraft(document) }
        })
      const item = { kind: 'news', by: 'ana', at: start, basedOn: null } as const
      const before = await versions()
      const restore = (slug: string, of: typeof publication | typeof hidden) =>
        store.restoreContent({ ...item, slug, versions: versionsOf(slug), publication: of })
      expect(await restore('gone', hidden)).toEqual({ outcome: 'saved', version: 2 })
      const after = await versions()
      expect([await slugs(), after.news === before.news]).toEqual([[], false])
      expect(await restore('water', publication)).toEqual({ outcome: 'saved', version: 2 })
      expect(await restore('water', publication)).toEqual({ outcome: 'exists' })
      expect(await store.findShown('news', 'water')).toMatchObject({
        ...{ version: 1, document: documentOf('water', 'old') },
        ...{ firstPublished: start - 9 * day, lastPublished: start - day, sortAt: start - 9 * day },
      })
      expect(await store.findContent('news', 'gone')).toMatchObject({ version: 2, ...hidden })
      expect(await store.onceShown('news', ['gone', 'water'])).toEqual(['gone', 'water'])
      expect(await store.publishDueContent(start + day)).toBe(1)
      expect(await store.findShown('news', 'water')).toMatchObject({ version: 2, firstPublished: start - 9 * day })
      // A draft that is there keeps its version.
      await store.saveContent(newsDraft('light'))
      const draft = {
        ...item,
        slug: 'light',
        basedOn: 1,
        versions: [],
        publication: { ...publication, scheduledVersion: null, scheduledAt: null },
      }
      expect(await store.restoreContent({ ...draft, basedOn: 2 })).toMatchObject({ outcome: 'changed', version: 1 })
      expect(await store.restoreContent(draft)).toEqual({ outcome: 'saved', version: 1 })
      expect(await store.findShown('news', 'light')).toMatchObject({ version: 1, lastPublished: start - day })
      const entries = await collect(store.contentLog())
      expect(entries.filter(({ slug, at }) => slug === 'water' && at === start).map(({ act }) => act)).toEqual([
        ...['saved', 'saved', 'published', 'scheduled'],
      ])
    })

    test('a scheduled version is shown from its time on, once', async () => {
      await store.saveContent(newsDraft('water'))
      const from = start + day
      expect(await store.scheduleContent(changeOf('water'), from)).toBe('done')
      expect(await store.publishDueContent(from - 1)).toBe(0)
      expect((await store.contentVersions(from - 1)).isDue).toBe(false)
      expect(await slugs()).toEqual([])
      expect((await store.contentVersions(from)).isDue).toBe(true)
      expect(await store.publishDueContent(from)).toBe(1)
      expect(await store.publishDueContent(from)).toBe(0)
      expect(await slugs()).toEqual(['water'])
      expect((await collect(store.contentLog())).map(({ act, author }) => [act, author])).toEqual([
        ['saved', 'ana'],
        ['scheduled', 'ana'],
        ['published', 'ana'],
      ])
    })

    test('a schedule shows the version that was scheduled, not a later draft', async () => {
      await store.saveContent(newsDraft('water'))
      await store.scheduleContent(changeOf('water'), start + day)
      await store.saveContent(newsDraft('water', { document: documentOf('water', 'draft'), basedOn: 1 }))
      await store.publishDueContent(start + day)
      expect((await store.findShown('news', 'water'))?.version).toBe(1)
    })

    test('a schedule can be cancelled', async () => {
      await store.saveContent(newsDraft('water'))
      await store.scheduleContent(changeOf('water'), start + day)
      await store.scheduleContent(changeOf('water'), null)
      expect(await store.publishDueContent(start + day)).toBe(0)
    })

    test('a withdrawn item is nowhere until it is published again', async () => {
      await store.saveContent(newsDraft('water'))
      await store.publishContent(changeOf('water'))
      const before = await versions()
      expect(await store.withdrawContent(changeOf('water', { at: start + day }))).toBe(true)
      expect((await versions()).news).not.toBe(before.news)
      expect(await slugs()).toEqual([])
      expect(await store.shownAddresses('news')).toEqual([])
      expect(await store.searchShown('sr-Cyrl', [{ word: 'water', isPrefix: false }], 5)).toEqual([])
      expect((await store.contentFacets({ kind: 'news' })).total).toBe(0)
      expect(await store.withdrawContent(changeOf('water'))).toBe(false)
      await store.publishContent(changeOf('water', { at: start + 2 * day }))
      expect(await slugs()).toEqual(['water'])
    })

    test('lists are filtered, counted and continued after an item of the same time', async () => {
      for (const slug of ['first', 'second', 'third']) {
        await store.saveContent(
          newsDraft(slug, { listing: { ...newsDraft(slug).listing, sortAt: start, tags: [slug, 'all'] } }),
        )
        await store.publishContent(changeOf(slug))
      }
      expect(await slugs()).toEqual(['third', 'second', 'first'])
      const [newestItem] = await store.listShown({ kind: 'news' }, { order: 'newest', limit: 1 })
      const rest = await store.listShown({ kind: 'news' }, { ...newest, after: newestItem! })
      expect(rest.map(({ slug }) => slug)).toEqual(['second', 'first'])
      const newer = await store.listShown({ kind: 'news' }, { order: 'oldest', limit: 1, after: rest[0]! })
      expect(newer.map(({ slug }) => slug)).toEqual(['third'])
      expect(await store.countShown({ kind: 'news', tag: 'second' })).toBe(1)
      expect(await store.countShown({ kind: 'news', year: 2026 })).toBe(3)
      expect(await store.countShown({ kind: 'news', year: 2025 })).toBe(0)
      expect(await store.countShown({ kind: 'news', isPressRelease: true })).toBe(0)
      const facets = await store.contentFacets({ kind: 'news' })
      expect(facets.total).toBe(3)
      expect(facets.years).toEqual([{ year: 2026, count: 3 }])
      expect(facets.tags[0]).toEqual({ tag: 'all', name: 'all', count: 3 })
    })

    test('an announcement logs its consent', async () => {
      const email = 'ana@example.org'
      const consent = consentOf(email, { purpose: 'attend', form: 'attend', page: 'events-event/rally' })
      await store.acceptMessage(messageOf(email, { form: 'attend', topic: 'attend', consent }))
      const { consents } = await store.showPerson(email, subjectHash(email))
      expect(consents).toEqual([{ ...consent, at: start }])
      expect(await store.verifyConsent()).toMatchObject({ intact: true, entries: 1 })
    })

    test('spellings of one tag are one tag, with that of the first item', async () => {
      const tagged = { first: ['Đerdap'], second: ['ђердап', 'Beograd'], third: ['DJERDAP'] }
      for (const [slug, tags] of Object.entries(tagged)) {
        await store.saveContent(newsDraft(slug, { listing: { ...newsDraft(slug).listing, tags } }))
        await store.publishContent(changeOf(slug))
      }
      // Publishing again does not make the first item the last.
      await store.publishContent(changeOf('first'))
      expect((await store.contentFacets({ kind: 'news' })).tags).toEqual([
        { tag: 'derdap', name: 'Đerdap', count: 3 },
        { tag: 'beograd', name: 'Beograd', count: 1 },
      ])
      for (const tag of ['Ђердап', 'đerdap', 'derdap']) expect(await store.countShown({ kind: 'news', tag })).toBe(3)
    })

    test('an event moves from the coming to the past ones when it ends', async () => {
      const draft = newsDraft('rally')
      const ends = start + day
      await store.saveContent({
        ...draft,
        kind: 'event',
        listing: { ...draft.listing, sortAt: start + hour, ends, municipality: 'novi-sad' },
      })
      await store.publishContent(changeOf('rally', { kind: 'event' }))
      const coming = (at: number) => store.countShown({ kind: 'event', endsAfter: at })
      const past = (at: number) => store.countShown({ kind: 'event', endsUntil: at })
      expect([await coming(ends - 1), await past(ends - 1)]).toEqual([1, 0])
      expect([await coming(ends), await past(ends)]).toEqual([0, 1])
      expect((await store.contentVersions(ends)).event).not.toBe((await store.contentVersions(ends - 1)).event)
      expect((await store.contentFacets({ kind: 'event' })).municipalities).toEqual([{ id: 'novi-sad', count: 1 }])
    })

    test('an announcement is reduced thirty days after the end or withdrawal of its event', async () => {
      const listing = newsDraft('rally').listing
      for (const slug of ['rally', 'cancelled', 'later']) {
        const ends = start + (slug === 'later' ? 9 : 1) * day
        await store.saveContent(newsDraft(slug, { kind: 'event', listing: { ...listing, sortAt: start, ends } }))
        await store.publishContent(changeOf(slug, { kind: 'event' }))
        const page = `events-event/${slug}`
        await store.acceptMessage(messageOf('ana@example.org', { form: 'attend', topic: 'attend', page }))
      }
      await store.acceptMessage(messageOf('ana@example.org', { form: 'contact', page: 'events-event/rally' }))
      await store.withdrawContent({ kind: 'event', slug: 'cancelled', by: 'ana', at: start + 2 * day })
      const kept = async (at: number) => {
        await store.purge(at, 365)
        return (await collect(store.listMessages({}))).map(({ page }) => page).filter((page) => page !== '')
      }
      expect(await kept(start + 31 * day - 1)).toHaveLength(4)
      expect(await kept(start + 31 * day)).toHaveLength(3)
      expect(await kept(start + 32 * day)).toEqual(['events-event/later', 'events-event/rally'])
    })

    test('a search finds words, beginnings and stems in a title before the text', async () => {
      await store.saveContent(newsDraft('voda', { words: [{ language: 'sr-Cyrl', title: 'skup', body: 'voda' }] }))
      await store.saveContent(
        newsDraft('skup', { words: [{ language: 'sr-Cyrl', title: 'voda za sve', body: 'skup' }] }),
      )
      for (const slug of ['voda', 'skup']) await store.publishContent(changeOf(slug))
      const found = async (...words: Parameters<Store['searchShown']>[1]) =>
        (await store.searchShown('sr-Cyrl', words, 5)).map(({ slug }) => slug)
      expect(await found({ word: 'voda', isPrefix: false })).toEqual(['skup', 'voda'])
      expect(await found({ word: 'vod', isPrefix: false })).toEqual([])
      expect(await found({ word: 'vod', isPrefix: true }, { word: 'sve', isPrefix: false })).toEqual(['skup'])
      expect(await found({ word: 'vode', stem: 'voda', isPrefix: false })).toHaveLength(2)
      expect(await store.searchShown('en', [{ word: 'voda', isPrefix: false }], 5)).toEqual([])
    })

    test('an erasure removes the name of an author from versions and log, which otherwise cannot change', async () => {
      await store.saveContent(newsDraft('water'))
      await store.publishContent(changeOf('water', { by: 'boris' }))
      expect(await store.eraseAuthor('ana')).toBe(2)
      expect((await collect(store.contentLog())).map(({ author }) => author)).toEqual(['', 'boris'])
      expect((await store.contentHistory('news', 'water')).map(({ author }) => author)).toEqual([''])
    })

    test('an erasure empties an author in any case of letters, and rewrites only versions that visitors do not see', async () => {
      const written = (body: string) => ({
        ...documentOf('water'),
        texts: { 'sr-Cyrl': { title: 'Вода', lead: 'Увод.', body } },
      })
      await store.saveContent(newsDraft('water', { document: written('Пишите: ANA@primer.example') }))
      await store.publishContent(changeOf('water'))
      await store.saveContent(newsDraft('water', { document: written('ana@primer.example'), basedOn: 1, by: 'Ana' }))
      await store.saveContent(newsDraft('air'))
      const found = await store.findInContent('ana@primer.example')
      expect(found.map(({ slug, version, isShown }) => [slug, version, isShown])).toEqual([
        ['water', 1, true],
        ['water', 2, false],
      ])
      const to = { kind: 'news', slug: 'water', document: written('…'), words: [] } as const
      expect(await store.rewriteContent({ ...to, version: 1 })).toBe(false)
      expect(await store.rewriteContent({ ...to, version: 2 })).toBe(true)
      expect(
        (await store.contentHistory('news', 'water')).map(({ document }) => document.texts['sr-Cyrl']?.body),
      ).toEqual(['…', 'Пишите: ANA@primer.example'])
      expect(await store.eraseAuthor('ANA')).toBe(7)
    })
  })
}
