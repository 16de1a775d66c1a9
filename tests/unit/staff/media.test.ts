import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import express from 'express'
import { pino } from 'pino'
import sharp from 'sharp'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store, StoredMedium } from '#db/store.ts'
import { mediaRoutes } from '#server/http/routes/media.ts'
import { makePicture } from '#server/media/makePicture.ts'
import { mediaPath } from '#shared/publishing/media.ts'
import { hostileFiles, pdf, picture, secret, withExif } from '#tests/support/hostileMedia.ts'
import { staffSite } from './staff.ts'

const site = staffSite()
const folder = mkdtempSync(join(tmpdir(), 'media-'))
beforeAll(() => site.fill())
afterAll(() => {
  site.remove()
  rmSync(folder, { recursive: true, force: true })
})

const fileOf = (name: string, bytes: Buffer): string => {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  return file
}
const add = (file: string, ...more: string[]) =>
  site.staff(['media', 'add', file, '--alt', 'en=A picture', '--as', 'Ana', ...more])

/** Runs work on the store, with the site's answers. */
async function withStore<T>(work: (store: Store, get: (path: string) => request.Test) => Promise<T>): Promise<T> {
  const store = await site.openStore(site.config)
  const app = express().use(mediaRoutes({ store, log: pino({ level: 'silent' }) }))
  try {
    return await work(store, (path) => request(app).get(path).buffer(true))
  } finally {
    await store.close()
  }
}
const found = (name: string) =>
  withStore(async (store) => (await store.findMedia([name])).get(name)) as Promise<StoredMedium>
/** Returns the bytes of every file in the folder of media. */
const storedFiles = () =>
  readdirSync(join(site.folder, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** What metadata leaves in the bytes of a file. */
const traces = [
  secret,
  '<script',
  '<?php',
  'Exif\0',
  'ns.adobe.com',
  '8BIM',
  'ICC_PROFILE',
  'tEXt',
  'zTXt',
  'eXIf',
  'PK\x03\x04',
]

describe('a file that staff are given is added without metadata, or refused with a reason', () => {
  test.for(hostileFiles.map((one, number) => ({ ...one, number })))(
    '$file: $expected',
    async ({ file, expected, make, number }) => {
      const isPdf = file.endsWith('.pdf')
      const name = `hostile-${number}.${isPdf ? 'pdf' : 'jpg'}`
      const before = new Set(storedFilesOrNone())
      const { code, err } = await add(fileOf(file, await make()), '--name', name)
      const added = storedFilesOrNone().filter((path) => !before.has(path))
      if (expected !== 'clean') {
        expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(new RegExp(expected)) as unknown })
        expect(added).toEqual([])
        return
      }
      expect({ code, err }).toMatchObject({ code: 0 })
      const medium = await found(name)
      expect(medium.files.length).toBeGreaterThan(0)
      for (const path of added) {
        const bytes = readFileSync(path)
        expect(traces.filter((trace) => bytes.includes(Buffer.from(trace, 'latin1')))).toEqual([])
        if (isPdf) continue
        const { exif, xmp, iptc, icc, space, depth, orientation } = await sharp(bytes).metadata()
        expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
        expect({ space: space === 'b-w' ? 'srgb' : space, depth }).toEqual({ space: 'srgb', depth: 'uchar' })
      }
    },
  )
  const storedFilesOrNone = () => {
    try {
      return storedFiles()
    } catch {
      return []
    }
  }
})

describe('a photograph', () => {
  beforeAll(async () => {
    const photograph = await withExif(picture(1600, 1000)).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const file = fileOf('Чесма у Нишу.JPEG', photograph)
    expect(await add(file, '--alt', 'sr=Чесма у Нишу', '--credit', 'Ana Anić', '--focus', 'top')).toMatchObject({
      code: 0,
    })
  })
  const name = 'cesma-u-nisu.jpg'

  test('is stored upright in three formats and four widths, with its texts', async () => {
    const { files, original, ...medium } = await found(name)
    expect(medium).toMatchObject({
      ...{ name, kind: 'picture', width: 1000, height: 1600, credit: 'Ana Anić', focus: 'top', by: 'Ana' },
      alt: { 'sr-Cyrl': 'Чесма у Нишу', en: 'A picture' },
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown,
    })
    expect(files.map(({ type, width }) => `${type} ${width}`)).toEqual(
      [480, 960, 1000].flatMap((width) => ['avif', 'webp', 'jpeg'].map((type) => `${type} ${width}`)),
    )
    expect(original).toMatchObject({ width: 1000, height: 1600 })
  })

  test('keeps its colours when they are those of another profile', async () => {
    const colour = { r: 200, g: 40, b: 60 }
    const plain = sharp({ create: { width: 320, height: 320, channels: 3, background: colour } })
    const wide = await plain.withIccProfile('p3').png().toBuffer()
    expect(await add(fileOf('wide.png', wide))).toMatchObject({ code: 0 })
    const [red, green, blue] = (await found('wide.jpg')).colour.match(/[0-9a-f]{2}/g)!.map((part) => parseInt(part, 16))
    for (const [got, wanted] of [
      [red, colour.r],
      [green, colour.g],
      [blue, colour.b],
    ] as const)
      expect(Math.abs(got! - wanted)).toBeLessThan(4)
  })

  test('is served for ever, in parts, under a policy that allows nothing; its original never', () =>
    withStore(async (store, get) => {
      const { files, original } = (await store.findMedia([name])).get(name)!
      const path = mediaPath(files[0]!)
      const whole = await get(path).expect(200)
      expect(whole.headers).toMatchObject({
        'content-type': 'image/avif',
        'content-length': String(files[0]!.bytes),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      expect((whole.body as Buffer).length).toBe(files[0]!.bytes)
      const part = await get(path).set('Range', 'bytes=10-19').expect(206)
      expect(part.headers['content-range']).toBe(`bytes 10-19/${files[0]!.bytes}`)
      expect((part.body as Buffer).equals((whole.body as Buffer).subarray(10, 20))).toBe(true)
      await get(path).set('Range', 'bytes=99999999-').expect(416)
      await get(path).set('If-None-Match', whole.headers['etag']!).expect(304)
      await get(`/media/${original!.hash}.original`).expect(404)
      for (const ending of ['jpg', 'png', 'webp']) await get(`/media/${original!.hash}.${ending}`).expect(404)
      await get(`/media/${'0'.repeat(32)}.jpg`).expect(404)
      await get(`/media/${name}`).expect(404)
    }))

  test('gets other texts, and keeps those that are not given', async () => {
    const { code } = await site.staff([
      'media',
      'alt',
      name,
      '--alt',
      'en=',
      '--alt',
      'fr=Une fontaine',
      '--credit',
      '',
      '--as',
      'Mira',
    ])
    expect(code).toBe(0)
    const medium = await found(name)
    expect(medium).toMatchObject({ alt: { 'sr-Cyrl': 'Чесма у Нишу', fr: 'Une fontaine' }, focus: 'top', by: 'Ana' })
    expect(medium.alt).not.toHaveProperty('en')
    expect(medium).not.toHaveProperty('credit')
  })

  test('loses its original alone', async () => {
    expect(await site.staff(['media', 'drop-original', name, '--as', 'Ana'])).toMatchObject({ code: 0 })
    const { original, files } = await found(name)
    expect(original).toBeUndefined()
    expect(files.length).toBe(9)
    const stored = new Set(storedFiles().map((path) => path.split('/').at(-1)!.slice(0, 32)))
    expect(files.every(({ hash }) => stored.has(hash))).toBe(true)
  })

  test('is listed and shown', async () => {
    expect((await site.staff(['media', 'list'])).out).toContain(`${name}  1000 × 1600`)
    const { out } = await site.staff(['media', 'show', name])
    expect(out).toContain('sr-Cyrl: Чесма у Нишу')
    expect(out).toContain('No news and no event uses it.')
  })

  test('is not removed while a text uses it', async () => {
    const file = fileOf('voda.md', Buffer.from(`---\ntitle: Вода\nlead: Увод\n---\n![Чесма](/media/${name})\n`))
    expect(await site.staff(['news', 'new', 'voda', '--file', file, '--as', 'Ana'])).toMatchObject({ code: 0 })
    const refused = await site.staff(['media', 'remove', name, '--as', 'Ana'])
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('news/voda') as unknown })
    const later = { now: () => Date.UTC(2026, 3, 1) }
    const swept = await site.staff(['media', 'sweep', '--unused', '--yes', '--as', 'Ana'], later)
    expect(swept.code).toBe(0)
    expect(swept.out).not.toContain(name)
    expect(await found(name)).toBeDefined()
  })

  test('is removed with its bytes, and the log says by whom', async () => {
    const photograph = await picture(320, 320).jpeg().toBuffer()
    const before = storedFiles().length
    await add(fileOf('once.jpg', photograph))
    expect(storedFiles().length).toBeGreaterThan(before)
    expect(await site.staff(['media', 'remove', 'once.jpg', '--as', 'Mira'])).toMatchObject({ code: 0 })
    expect(storedFiles().length).toBe(before)
    const { out } = await site.staff(['content', 'log'])
    expect(out).toMatch(/Mira {2}media\/once\.jpg {2}removed/)
  })
})

test('a PDF is served as a download with its own name', async () => {
  await add(fileOf('Statut.pdf', pdf()))
  await withStore(async (store, get) => {
    const [file] = (await store.findMedia(['statut.pdf'])).get('statut.pdf')!.files
    const { headers } = await get(mediaPath(file!)).expect(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="statut.pdf"',
    })
  })
})

test.for([
  { why: 'has no description', args: [], says: 'has no description' },
  { why: 'has a description in no language', args: ['--alt', 'A picture'], says: 'cannot be “A picture”' },
  { why: 'has a name with capitals', args: ['--alt', 'en=A', '--name', 'Voda.jpg'], says: 'cannot be a name' },
  { why: 'has the name of a PDF', args: ['--alt', 'en=A', '--name', 'voda.pdf'], says: 'choose one' },
])('a picture that $why is not added', async ({ args, says }) => {
  const file = fileOf('plain.jpg', await picture(320, 320).jpeg().toBuffer())
  const outcome = await site.staff(['media', 'add', file, '--as', 'Ana', ...args])
  expect(outcome).toMatchObject({ code: 2, err: expect.stringContaining(says) as unknown })
})

test('a sweep removes what an interrupted upload has left', async () => {
  const start = readdirSync(join(site.folder, 'media'))[0]!
  const draft = join(site.folder, 'media', start, `${start}.avif.left.part`)
  writeFileSync(draft, 'half')
  utimesSync(draft, 1, 1)
  expect(await site.staff(['media', 'sweep'])).toMatchObject({ code: 0 })
  expect(storedFiles()).not.toContain(draft)
})

describe('from standard input', () => {
  const given = async (bytes: Buffer, ...more: string[]) =>
    site.staff(['media', 'add', '-', '--alt', 'en=A picture', '--as', 'Ana', ...more], {
      stdin: Readable.from([bytes]),
    })

  test('a photograph is added with its name', async () => {
    expect(await given(await picture(320, 320).jpeg().toBuffer(), '--name', 'given.jpg')).toMatchObject({ code: 0 })
    expect(await found('given.jpg')).toMatchObject({ width: 320 })
  })

  test.for([
    { why: 'without a name', args: [], code: 2, says: 'such as --name voda.jpg' },
    { why: 'without bytes', args: ['--name', 'none.jpg'], code: 1, says: 'none.jpg was not added: the file is empty' },
    {
      why: 'that is too large',
      args: ['--name', 'large.jpg'],
      code: 1,
      says: 'larger than 30 MB',
      bytes: 31 * 1024 ** 2,
    },
  ])('one $why is refused', async ({ args, code, says, bytes = 0 }) => {
    const outcome = await given(Buffer.alloc(bytes), ...args)
    expect(outcome).toMatchObject({ code, err: expect.stringContaining(says) as unknown })
  })
})

describe('media survive with their bytes', () => {
  const other = staffSite()
  afterAll(() => other.remove())
  const names = ['kept.jpg', 'kept.pdf']
  beforeAll(async () => {
    await add(fileOf('kept.jpg', await picture(700, 500).jpeg().toBuffer()))
    await add(fileOf('kept.pdf', pdf(['<< /Kept true >>'])))
  })
  const rowsOf = async (from: typeof site) => {
    const store = await from.openStore(from.config)
    try {
      expect(await store.checkMedia()).toMatchObject({ incomplete: [] })
      return await store.findMedia(names)
    } finally {
      await store.close()
    }
  }

  test('a backup and its restore on another machine', async () => {
    const backups = join(folder, 'backups')
    mkdirSync(backups)
    expect(await site.staff(['backup', '--output', backups])).toMatchObject({ code: 0 })
    const backup = readdirSync(backups).find((name) => name.endsWith('.sqlite'))!
    expect(await other.staff(['restore', join(backups, backup), '--yes'])).toMatchObject({ code: 0 })
    const rows = await rowsOf(other)
    expect(rows.size).toBe(names.length)
    expect(rows).toEqual(await rowsOf(site))
  })

  test('a backup without its bytes is not taken for a complete one', async () => {
    const [file] = (await found('kept.jpg')).files
    const path = storedFiles().find((one) => one.includes(file!.hash))!
    const bytes = readFileSync(path)
    rmSync(path)
    const backups = join(folder, 'incomplete')
    mkdirSync(backups)
    expect(await site.staff(['backup', '--output', backups])).toMatchObject({ code: 1 })
    expect((await site.staff(['doctor'])).out).toContain('kept.jpg')
    await withStore((_, get) => get(mediaPath(file!)).expect(404))
    writeFileSync(path, bytes)
  })

  test('a restore without the bytes says what is missing, and is complete when they are copied', async () => {
    const backups = join(folder, 'backups')
    const backup = join(
      backups,
      readdirSync(backups).find((name) => name.endsWith('.sqlite'))!,
    )
    const alone = staffSite()
    try {
      const copy = join(alone.folder, 'copy.sqlite')
      cpSync(backup, copy)
      const { code, out, err } = await alone.staff(['restore', copy, '--yes'])
      expect([code, out]).toEqual([1, expect.stringContaining('The site can be started.')])
      expect(err).toContain(`copy the backup’s folder “media” to ${join(alone.folder, 'media')}.`)
      expect((await alone.staff(['doctor'])).out).toContain('are missing')
      const target = join(alone.folder, 'moved.sqlite')
      const moved = ['move', '--to', target]
      expect(await alone.staff(moved)).toMatchObject({
        code: 1,
        out: expect.stringContaining('Moved to') as unknown,
        err: expect.stringContaining('run the same command again') as unknown,
      })
      cpSync(join(backups, 'media'), join(alone.folder, 'media'), { recursive: true })
      expect((await alone.staff(['doctor'])).out).toContain('The photographs are complete.')
      expect(await alone.staff(moved)).toMatchObject({ code: 0 })
    } finally {
      alone.remove()
    }
  })

  test('an export and its import', async () => {
    const files = join(folder, 'files')
    expect(await site.staff(['content', 'export', files])).toMatchObject({ code: 0 })
    const third = staffSite()
    try {
      await third.fill()
      expect(await third.staff(['content', 'import', files, '--as', 'Mira'])).toMatchObject({ code: 0 })
      const [before, after] = [await rowsOf(site), await rowsOf(third)]
      for (const name of names) {
        const { alt, focus, width } = before.get(name)!
        expect(after.get(name)).toMatchObject({ alt, focus, width, by: 'Mira' })
      }
      const again = await third.staff(['content', 'import', files, '--as', 'Mira'])
      expect(again.out).toContain('media/kept.pdf  unchanged')
      writeFileSync(join(files, 'media/kept.jpg'), await picture(400, 320).jpeg().toBuffer())
      const other = await third.staff(['content', 'import', files, '--as', 'Mira'])
      expect([other.code, other.err + other.out]).toEqual([
        1,
        expect.stringContaining('kept.jpg exists with another content'),
      ])
    } finally {
      third.remove()
    }
  }, 120_000)
})

test('an empty description in Serbian removes both scripts, and a picture keeps one description', async () => {
  await add(fileOf('words.jpg', await picture(400, 320).jpeg().toBuffer()), '--alt', 'sr=Чесма у Нишу')
  const change = (words: string) => site.staff(['media', 'alt', 'words.jpg', '--alt', words, '--as', 'Ana'])
  expect(await change('sr=')).toMatchObject({ code: 0 })
  expect((await found('words.jpg')).alt).toEqual({ en: 'A picture' })
  expect(await change('en=')).toMatchObject({ code: 2 })
})

test('a description of a picture that a text shows cannot be removed', async () => {
  await add(fileOf('shown.jpg', await picture(400, 320).jpeg().toBuffer()), '--alt', 'fr=Une image')
  const source = '---\ntitle: Water\nlead: A short lead.\npicture: shown.jpg\n---\nText.\n'
  const file = fileOf('water.md', Buffer.from(source))
  expect(await site.staff(['news', 'new', 'water', '--lng', 'en', '--file', file, '--as', 'Ana'])).toMatchObject({
    code: 0,
  })
  const change = (words: string) => site.staff(['media', 'alt', 'shown.jpg', '--alt', words, '--as', 'Ana'])
  expect(await change('fr=')).toMatchObject({
    code: 1,
    err: expect.stringContaining('is used by news/water') as unknown,
  })
  expect((await found('shown.jpg')).alt).toMatchObject({ fr: 'Une image' })
  expect(await change('fr=Une photo')).toMatchObject({ code: 0 })
})

test('a process of pictures that cannot start is no fault of the file', async () => {
  const bytes = await picture(400, 320).jpeg().toBuffer()
  await expect(makePicture(bytes, join(folder, 'missing.ts'))).rejects.toThrow('did not start')
})

test('kill -9 during an upload leaves nothing half there, and nothing after a sweep', async () => {
  const file = fileOf('killed.jpg', await picture(900, 600).jpeg().toBuffer())
  const args = ['media', 'add', file, '--alt', 'en=A', '--as', 'Ana', '--name']
  const before = storedFiles().length
  const began = performance.now()
  await once(site.process([...args, 'whole.jpg']), 'exit')
  const length = performance.now() - began
  const whole = storedFiles().length - before
  expect(whole).toBeGreaterThan(0)
  await site.staff(['media', 'remove', 'whole.jpg', '--as', 'Ana'])
  let cut = 0
  for (let kill = 1; kill <= 6; kill += 1) {
    const child = site.process([...args, `killed-${kill}.jpg`])
    const ended = once(child, 'exit')
    await setTimeout(length * (0.4 + kill / 10))
    if (child.exitCode === null) cut += 1
    child.kill('SIGKILL')
    await ended
    await withStore(async (store) => {
      expect(await store.checkMedia()).toMatchObject({ incomplete: [] })
      await store.removeMedium({ name: `killed-${kill}.jpg`, by: '', at: 0 })
    })
  }
  expect(cut).toBeGreaterThan(0)
  const tomorrow = { now: () => Date.now() + 86_400_000 }
  await site.staff(['media', 'sweep'], tomorrow)
  expect(storedFiles().length).toBe(before)
}, 120_000)
