import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { storedNameOf, type NewMedium, type Store, type StoredFile } from '#db/store.ts'
import { collect, day, hour, start } from './samples.ts'
import type { TestDatabase } from './store.contract.ts'

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** Returns a file with bytes of its own. */
const fileOf = (text: string, type: StoredFile['type'] = 'avif') => {
  const bytes = Buffer.from(text.repeat(50_000))
  return { file: { hash: hashOf(bytes), type, width: 480, height: 320, bytes: bytes.length }, bytes }
}

const mediumOf = (name: string, files: readonly StoredFile[]): NewMedium => ({
  name,
  kind: 'picture',
  alt: { 'sr-Cyrl': 'Вода', en: 'Water' },
  credit: 'Ana Anić',
  focus: 'top',
  colour: '#336699',
  width: 1000,
  height: 667,
  by: 'ana',
  at: start,
  files,
})

/** Defines the contract tests of the media of every implementation. */
export function describeMedia(name: string, create: () => Promise<TestDatabase>): void {
  describe(`${name} as a store of media`, () => {
    let database: TestDatabase
    let store: Store
    const served = fileOf('served')
    const original = fileOf('original', 'original')

    beforeEach(async () => {
      database = await create()
      store = await database.open()
    })
    afterEach(() => database.remove())

    /** Stores bytes, and a medium with them. */
    async function add(name: string, all = [served, original], at = start) {
      for (const { file, bytes } of all) await store.mediaBytes.put(file, bytes, at)
      const files = all.map(({ file }) => file)
      return store.addMedium(mediumOf(name, files))
    }
    const readAll = async ({ file, bytes }: typeof served, from = 0, to = bytes.length - 1) =>
      Buffer.concat(await collect(store.mediaBytes.read(file, from, to)))
    const isThere = (one: typeof served) =>
      readAll(one).then(
        () => true,
        () => false,
      )
    const change = { name: 'voda.jpg', by: 'mira', at: start + hour }

    test('an added medium is found by its name and by its files', async () => {
      expect(await add('voda.jpg')).toBe('added')
      const found = await store.findMedia(['voda.jpg', 'other.jpg'])
      const { at: addedAt, files: _files, ...facts } = mediumOf('voda.jpg', [])
      expect([...found]).toEqual([['voda.jpg', { ...facts, addedAt, files: [served.file], original: original.file }]])
      expect(await store.findMediaFile({ hash: served.file.hash, type: 'avif' })).toEqual({
        name: 'voda.jpg',
        bytes: served.bytes.length,
      })
      expect(await store.findMediaFile({ hash: served.file.hash, type: 'webp' })).toBeUndefined()
      expect(await collect(store.listMedia())).toEqual([...found.values()])
    })

    test('a name is given once, and a medium needs the bytes of all its files', async () => {
      await add('voda.jpg')
      expect(await add('voda.jpg')).toBe('exists')
      expect(await store.addMedium(mediumOf('other.jpg', [fileOf('missing').file]))).toBe('incomplete')
      expect((await store.findMedia(['other.jpg'])).size).toBe(0)
    })

    test('bytes are read whole and in parts, and end with an error when they are missing', async () => {
      await add('voda.jpg')
      expect((await readAll(served)).equals(served.bytes)).toBe(true)
      expect((await readAll(served, 262_140, 262_150)).equals(served.bytes.subarray(262_140, 262_151))).toBe(true)
      expect(await isThere(fileOf('missing'))).toBe(false)
    })

    test('a change and a removal are seen by every instance and logged', async () => {
      const versions = [await store.contentVersions(start)]
      await add('voda.jpg')
      expect(await store.changeMedium({ ...change, alt: { fr: 'L’eau' }, focus: 'bottom' })).toBe(true)
      const changed = (await store.findMedia(['voda.jpg'])).get('voda.jpg')!
      expect(changed).toMatchObject({ alt: { fr: 'L’eau' }, focus: 'bottom' })
      expect(changed).not.toHaveProperty('credit')
      versions.push(await store.contentVersions(start))
      expect(await store.removeMedium(change)).toBe(true)
      versions.push(await store.contentVersions(start))
      expect(new Set(versions.map(({ news }) => news)).size).toBe(3)
      expect(new Set(versions.map(({ event }) => event)).size).toBe(3)
      expect(await collect(store.mediaLog())).toEqual([
        { at: start, author: 'ana', act: 'added', name: 'voda.jpg' },
        { at: start + hour, author: 'mira', act: 'changed', name: 'voda.jpg' },
        { at: start + hour, author: 'mira', act: 'removed', name: 'voda.jpg' },
      ])
      expect(await store.changeMedium({ ...change, alt: {}, focus: 'top' })).toBe(false)
      expect(await store.removeMedium(change)).toBe(false)
    })

    test('a removal keeps the bytes that another medium has', async () => {
      await add('voda.jpg')
      await add('same.jpg', [served])
      await store.removeMedium(change)
      expect(await isThere(served)).toBe(true)
      expect(await isThere(original)).toBe(false)
    })

    test('a dropped original leaves the served files', async () => {
      await add('voda.jpg')
      expect(await store.dropOriginal(change)).toBe(true)
      expect(await store.dropOriginal(change)).toBe(false)
      expect(await isThere(original)).toBe(false)
      expect(await isThere(served)).toBe(true)
      expect((await store.findMedia(['voda.jpg'])).get('voda.jpg')).not.toHaveProperty('original')
    })

    test('a sweep removes old bytes that no medium uses, and nothing else', async () => {
      await add('voda.jpg')
      const [old, young] = [fileOf('old'), fileOf('young')]
      await store.mediaBytes.put(old.file, old.bytes, start)
      await store.mediaBytes.put(young.file, young.bytes, start + day)
      expect(await store.checkMedia()).toEqual({ incomplete: [], unused: 2 })
      expect(await store.sweepMedia(start + hour)).toBe(1)
      expect(await isThere(old)).toBe(false)
      expect(await isThere(young)).toBe(true)
      expect(await isThere(served)).toBe(true)
      expect(await store.sweepMedia(start + hour)).toBe(0)
    })

    test('bytes that are stored again are young', async () => {
      await store.mediaBytes.put(served.file, served.bytes, start)
      await store.mediaBytes.put(served.file, served.bytes, start + day)
      expect(await store.sweepMedia(start + hour)).toBe(0)
      expect((await readAll(served)).equals(served.bytes)).toBe(true)
    })

    test('an erased editor is in neither media nor log', async () => {
      await add('voda.jpg')
      expect(await store.eraseAuthor('ANA')).toBe(2)
      expect((await store.findMedia(['voda.jpg'])).get('voda.jpg')).toMatchObject({ by: '' })
      expect((await collect(store.mediaLog()))[0]).toMatchObject({ author: '' })
    })

    test('the name of stored bytes says hash and type', () => {
      expect(storedNameOf({ hash: 'ab', type: 'jpeg' })).toBe('ab.jpg')
      expect(storedNameOf({ hash: 'ab', type: 'original' })).toBe('ab.original')
    })
  })
}
