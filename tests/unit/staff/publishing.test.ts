import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commands } from '#server/staff/commands.ts'
import type { Parts } from '#server/staff/run.ts'
import { chapterSeeds } from '#server/publishing/chapterSeeds.ts'
import { formatDocument } from '#server/publishing/formatDocument.ts'
import { checkPreviewToken } from '#server/publishing/previewToken.ts'
import { addMedium, photograph } from '#tests/support/media.ts'
import { day } from '../db/samples.ts'
import { at, Capture, publicUrl, secret, staffSite, typing, type StaffSite } from './staff.ts'

let site: StaffSite
beforeEach(async () => {
  site = staffSite()
  await site.fill()
})
afterEach(() => site.remove())

const article = '---\ntitle: Вода за све\nlead: Тражимо чисту воду.\ntags: [voda]\n---\n\nТекст.\n'
const event = article.replace(
  'tags: [voda]',
  'place: Трг 1\nstarts: 2026-12-01T18:00\nends: 2026-12-01T20:00\nmunicipality: centar',
)
const english = '---\ntitle: Water for all\nlead: We want clean water.\n---\n\nText.\n'

/** Runs a command line as Ana, with a text on standard input. */
const ana = (line: string, input?: string, parts: Partial<Parts> = {}) =>
  site.staff([...line.split(' '), ...(input === undefined ? [] : ['--file', '-'])], {
    user: () => 'ana',
    ...(input !== undefined && { stdin: Readable.from([input]) }),
    ...parts,
  })
const keptFile = (err: string) => /kept in (\S+\.md)\./.exec(err)?.[1] ?? ''

/** Returns the terminal of a person who types lines, and a text editor that runs a script on the file `$1`. */
function atTerminal(script: string, ...lines: string[]): Partial<Parts> {
  const editor = join(site.folder, 'editor.sh')
  writeFileSync(editor, `#!/bin/sh\n${script}\n`)
  chmodSync(editor, 0o700)
  const stderr = Object.assign(new Capture(), { isTTY: true })
  return { stdin: typing(lines.join('\n')), stderr, editor: () => editor }
}

describe('news', () => {
  test('are written, published in both scripts, corrected, withdrawn and listed', async () => {
    const saved = await ana('news new voda', article)
    expect(saved).toEqual({
      code: 0,
      err: '',
      out: 'news/voda is saved as version 1, with a text in sr-Cyrl.\nVisitors see it after “staff news publish voda”.\n',
    })
    expect((await ana('news list')).out).toBe('voda  draft  sr-Cyrl  Вода за све\n')
    expect((await ana('news publish voda')).out).toBe(
      `Version 1 of news/voda is published:\n  ${publicUrl}/news/voda?lng=sr\n  ${publicUrl}/news/voda?lng=sr-Cyrl\n`,
    )
    await ana('news edit voda --lng en', english)
    expect((await ana('news list --state changed')).out).toBe(
      'voda  published, with a newer draft  sr-Cyrl, en  Вода за све\n',
    )
    const shown = await ana('news show voda')
    expect(shown.out).toContain('Visitors see version 1:')
    expect(shown.out).toContain('  | title: Water for all')
    expect((await ana('news publish voda')).out).toContain(`${publicUrl}/news/voda?lng=en`)
    expect((await ana('news withdraw voda')).out).toContain('news/voda is withdrawn')
    expect((await ana('news list --state withdrawn')).err).toBe('1 item.\n')
    expect((await ana('news history voda')).out.split('\n')[0]).toContain('ana  sr-Cyrl, en  Вода за све')
    const { out } = await ana('content log')
    expect(out.match(/saved|published|withdrawn/g)).toEqual(['saved', 'published', 'saved', 'published', 'withdrawn'])
  })

  test('are scheduled at a time of the party’s seat, which can be cancelled', async () => {
    await ana('news new voda', article)
    expect((await ana('news schedule voda 2026-07-01T18:00')).out).toBe(
      'Version 1 of news/voda will be published: 1 Jul 2026, 18:00.\n',
    )
    expect((await ana('news list')).out).toContain('scheduled: 1 Jul 2026, 18:00')
    await site.fill(async (store) => {
      expect(await store.publishDueContent(Date.UTC(2026, 6, 1, 15, 59))).toBe(0)
    })
    expect((await ana('news schedule voda --cancel')).code).toBe(0)
    await site.fill(async (store) => {
      expect(await store.publishDueContent(Date.UTC(2026, 6, 1, 16))).toBe(0)
    })
    expect((await ana('news schedule voda --cancel')).err).toContain('is not scheduled')
  })

  test.for([
    ['news new voda', 2, 'add --file'],
    ['news new Voda --file x', 2, '“Voda” cannot be the end of an address'],
    ['news new voda --file missing.md', 1, 'missing.md could not be read: there is no such file or folder'],
    ['news publish voda', 1, 'There is no news/voda'],
    ['news edit voda --file x', 1, 'There is no news/voda'],
    ['news schedule voda', 2, 'or --cancel'],
    [
      'news schedule voda 2026-03-29T02:30',
      2,
      'does not exist: the clocks are put forward then. Write 2026-03-29T03:30',
    ],
    ['news show voda', 1, 'There is no news/voda'],
    ['news new a.md', 2, 'such as voda-za-sve. The text of a file is read with “--file a.md”'],
    ['content import missing --as x', 1, 'missing could not be read'],
  ] as const)('“%s” fails with a cure', async ([line, exit, words]) => {
    const { code, out, err } = await ana(line)
    expect([code, out]).toEqual([exit, ''])
    expect(err).toContain(words)
  })

  test('of the past cannot be scheduled', async () => {
    await ana('news new voda', article)
    expect(await ana('news schedule voda 2026-02-01T18:00')).toMatchObject({
      code: 1,
      err: '1 Feb 2026, 18:00 is over: give a later time, or publish at once.\n',
    })
  })

  test('a system user that several people share needs a name', async () => {
    const user = () => undefined
    const refused = await ana('news new voda', article, { user })
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('add --as')])
    expect((await ana('news new voda --as Боса', article, { user })).code).toBe(0)
    expect((await ana('news history voda')).out).toContain('Боса')
  })

  test.for(Object.keys(commands).map((name) => [name] as const))(
    '“%s” takes the name of who gives it, whether or not it records one',
    async ([name]) => {
      expect((await ana(`${name} --as ${'x'.repeat(101)}`)).err).toContain('--as needs the name of the person')
      expect((await ana(`${name} --as Ana --elephant`)).err).toContain('has no option “--elephant”')
    },
  )

  test('commands that record nobody do what they do without a name', async () => {
    const user = () => undefined
    await ana('news new voda', article)
    for (const line of ['news list', 'news show voda', 'preview', 'erase nobody@primer.example --yes'])
      expect(await ana(`${line} --as Ana`, undefined, { user })).toEqual(await ana(line, undefined, { user }))
  })

  test('with a fault name its line, and the typed text is kept', async () => {
    const { code, err } = await ana('news new voda', article.replace('Текст.', '[x](javascript:y)'))
    expect(code).toBe(1)
    expect(err).toContain('Line 7: The address “javascript:y” is not possible')
    const file = keptFile(err)
    expect(readFileSync(file, 'utf8')).toContain('javascript')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    rmSync(dirname(file), { recursive: true })
    expect((await ana('news list')).out).toBe('')
    const serbian = await ana('news new voda', 'x', { language: () => 'sr' })
    expect(serbian.err).toContain('Red 1: Datoteka ne počinje podacima')
    rmSync(dirname(/\/\S+\.md/.exec(serbian.err)![0]), { recursive: true })
  })

  test('name photographs and files that exist, when they are saved and when they are published', async () => {
    const voda = photograph('voda.jpg', { alt: { 'sr-Cyrl': 'Чесма' } })
    await site.fill((store) => addMedium(store, voda))
    const withPicture = (text: string) => text.replace('title:', 'picture: voda.jpg\ntitle:')
    const wrong = await ana('news new voda', withPicture(article).replace('Текст.', '![Река](/media/reka.jpg)'))
    expect(wrong.err).toContain(
      'Line 8: There is no picture or file “reka.jpg”: “staff media list” lists what there is.',
    )
    expect((await ana('news new voda', withPicture(article))).code).toBe(0)
    const untold = await ana('news edit voda --lng en', withPicture(english))
    expect(untold.err).toContain(
      'Line 2: The picture “voda.jpg” has no description in en: add it with “staff media alt voda.jpg --alt "en=…"”.',
    )
    await site.fill((store) => store.removeMedium({ name: 'voda.jpg', by: 'ana', at }))
    for (const act of ['publish voda', 'schedule voda 2027-01-01T12:00']) {
      const refused = await ana(`news ${act}`)
      expect([refused.code, refused.err]).toEqual([
        1,
        expect.stringContaining('There is no picture or file “voda.jpg”'),
      ])
    }
  })

  test('in Latin letters become Cyrillic when the editor confirms', async () => {
    const latin = article
      .replace('Вода за све', 'Voda za sve')
      .replace('Тражимо чисту воду.', 'Tražimo.')
      .replace('Текст', 'Kaže nam Ana')
    const asked = await ana('news new voda --to-cyrillic', latin)
    expect(asked.code).toBe(1)
    expect(asked.err).toContain('Check these words: Ana → Ана.')
    const file = keptFile(asked.err)
    expect(readFileSync(file, 'utf8')).toContain('title: Вода за све')
    rmSync(dirname(file), { recursive: true })
    expect((await ana('news new voda', latin)).out).toContain('with a text in sr-Latn')
    const both = await ana('news edit voda --lng sr-Cyrl', article)
    expect(both.err).toContain('Serbian is there in both scripts')
    rmSync(dirname(keptFile(both.err)), { recursive: true })
    expect((await ana('news edit voda --to-cyrillic --yes', latin)).out).toContain('with a text in sr-Cyrl')
    expect((await ana('news show voda --lng sr-Cyrl')).out).toContain('tags:\n  - вода')
  })
})

describe('single facts', () => {
  test('are set and published at once, and the other facts and the text stay', async () => {
    await ana('news new voda', article)
    const { code, out } = await ana('news edit voda --set press=true --set date=2026-02-01 --publish')
    expect([code, out]).toEqual([0, expect.stringContaining('Version 2 of news/voda is published:')])
    const shown = await ana('news show voda --lng sr-Cyrl')
    for (const line of ['press: true', 'date: 2026-02-01', '- voda', 'Текст.']) expect(shown.out).toContain(line)
  })

  test('of a product are set before anything of it was published, and the next price is another version', async () => {
    const price = 'products edit tshirt --set price=1500 --publish'
    expect((await ana(price)).out).toContain(`Version 1 of products/tshirt is published:\n  ${publicUrl}/shop/`)
    expect((await ana(price)).err).toContain('products/tshirt: nothing was changed.')
    expect((await ana('products show tshirt')).out).toContain('old-price: 1700')
    expect((await ana('products list')).out).toContain('tshirt  published  price 1500, old-price 1700')
    expect((await ana('products withdraw cap')).code).toBe(0)
    expect((await ana('products list --state withdrawn')).out).toContain('cap ')
    expect((await ana('products history tshirt')).out).toContain('ana')
  })

  test('of a chapter of the site is opened and changed: without a change nothing is saved', async () => {
    const source = formatDocument(chapterSeeds()[0]!, 'sr-Cyrl')
    expect((await ana('programme edit work', source)).err).toContain('programme/work: nothing was changed.')
    expect((await ana('programme edit work --set cost-to=14 --publish')).out).toContain(`${publicUrl}/programme`)
    const { out } = await ana('programme show work')
    for (const line of ['cost-to: 14', '## Le problème']) expect(out).toContain(line)
  })

  test.for([
    ['news edit voda --set datum=2026-02-01', 1, '“datum” is not a fact'],
    ['news edit voda --set date=tomorrow', 1, '“tomorrow” is not a day'],
    ['news edit voda --set date', 2, '--set cannot be “date”'],
    ['news edit voda --set press=true --file x', 2, 'Give --set or --file, not both.'],
    ['products edit tshirt --set price=1800', 1, 'The old price 1,700 is not above the price 1,800'],
    ['products edit thsirt --set price=1500', 2, 'did you mean “tshirt”?'],
  ] as const)('“%s” fails with a cure, and saves and publishes nothing', async ([line, exit, words]) => {
    await ana('news new voda', article)
    const { code, out, err } = await ana(`${line} --publish`)
    expect([code, out, err]).toEqual([exit, '', expect.stringContaining(words)])
    const kept = keptFile(err)
    if (kept) rmSync(dirname(kept), { recursive: true })
    expect((await ana('news list')).out).toContain('voda  draft')
    expect((await ana('products history tshirt')).out).not.toContain('ana')
  })
})

describe('facts', () => {
  test('are those of the site until they are changed, each in its languages', async () => {
    expect((await ana('facts list')).out).toContain('phone  published  +381 11 000 00 00\n')
    const edited = await ana('facts edit name --lng en --publish --set name=Dawn')
    expect(edited.out).toContain('facts/name is saved as version 1, with a text in en.')
    const { out } = await ana('facts show name --lng sr-Cyrl')
    expect(out).toContain('name: Странка Пример')
    expect((await ana('facts edit phone --set phone=011')).err).toContain('write it like +381 11 234 56 78')
    expect((await ana('facts new mobile --set phone=1')).err).toContain('There is no fact “mobile”')
  })

  test('a fact that the site needs cannot be withdrawn', async () => {
    const nowhere = 'There is no amount 3000 on the donation page: the amounts are 500, 1000, 2000 or 5000.'
    for (const line of [
      'facts new amount-3000 --lng en --set pays-for=Rent. --publish',
      'facts schedule amount-3000 2099-01-01T10:00',
    ])
      expect(await ana(line)).toMatchObject({ code: 1, err: expect.stringContaining(nowhere) })
    expect((await ana('facts edit amounts --set amounts=3000 --publish')).code).toBe(0)
    expect((await ana('facts publish amount-3000')).code).toBe(0)
    expect(await ana('facts withdraw phone')).toMatchObject({
      code: 1,
      err: expect.stringContaining('facts edit phone'),
    })
    expect((await ana('facts withdraw office-second')).code).toBe(0)
    expect((await ana('facts list --state withdrawn')).out).toContain('office-second ')
  })

  test('decide which municipalities events may name', async () => {
    const rows = '---\nvoters-on: 2025-12-01\ncounted-on: 2025-12-01\nrows: [nis; Ниш; 200000; 50]\n---\n'
    expect((await ana('facts edit municipalities --publish', rows)).code).toBe(0)
    expect((await ana('events new skup', event)).err).toContain('There is no municipality “centar”: write nis')
  })
})

describe('in the text editor', () => {
  /** Returns the name of a file with a text. */
  function written(content: string): string {
    const file = join(site.folder, 'written.md')
    writeFileSync(file, content)
    return file
  }

  test('a text is written, and the file is private and removed', async () => {
    const list = join(site.folder, 'list')
    const script = `stat -c %a "$1" > ${list}; echo "$1" >> ${list}; cat ${written(article)} > "$1"`
    const { code, out } = await ana('news new voda', undefined, atTerminal(script))
    expect([code, out]).toEqual([0, expect.stringContaining('saved as version 1')])
    const [mode, file = ''] = readFileSync(list, 'utf8').split('\n')
    expect([mode, existsSync(file)]).toEqual(['600', false])
  })

  test('a fault is shown at the top, and the editor opens again with the typed text', async () => {
    const copy = join(site.folder, 'copy')
    const misspelt = written(article.replace('title', 'titel'))
    const script = `if grep -q '^# Line' "$1"; then cp "$1" ${copy}; sed -i 's/^titel/title/' "$1"; else cat ${misspelt} > "$1"; fi`
    const { code, err } = await ana('news new voda', undefined, atTerminal(script, 'yes'))
    expect([code, err]).toEqual([0, expect.stringContaining('Open the editor again?')])
    // The lines are those of the file that is opened.
    const lines = readFileSync(copy, 'utf8').split('\n')
    expect(lines.slice(0, 4)).toEqual([
      '# Line 3: “title” is missing: write “title: …”.',
      '# Line 4: “titel” is not a fact: did you mean “title”?',
      '---',
      'titel: Вода за све',
    ])
    expect((await ana('news list')).out).toContain('Вода за све')
  })

  test('the typed text is kept when the person gives up, or the editor fails', async () => {
    for (const parts of [atTerminal(`echo typed > "$1"`, 'no'), atTerminal(`echo typed > "$1"; exit 1`)]) {
      const { code, err } = await ana('news new voda', undefined, parts)
      expect(code).toBe(1)
      expect(readFileSync(keptFile(err), 'utf8')).toContain('typed')
      rmSync(dirname(keptFile(err)), { recursive: true })
    }
  })

  test('the second of two editors is told who saved, and both texts stay', async () => {
    await ana('news new voda', article)
    const other = join(site.folder, 'other.md')
    writeFileSync(other, article.replace('Текст', 'Бошков текст'))
    // While the editor is open, Boško saves.
    const main = join(import.meta.dirname, '../../../server/staff/main.ts')
    const save = `SECRET='${secret}' DATA_DIR=${site.folder} ${process.execPath} ${main} news edit voda --file ${other} --as Boško`
    const { code, err } = await ana(
      'news edit voda',
      undefined,
      atTerminal(`sed -i 's/Текст/Анин текст/' "$1"\n${save} >/dev/null`),
    )
    expect(code).toBe(1)
    expect(err).toMatch(/Boško has saved version 2 of news\/voda meanwhile \(.*\), so yours was not saved\./)
    expect(readFileSync(keptFile(err), 'utf8')).toContain('Анин текст')
    rmSync(dirname(keptFile(err)), { recursive: true })
    expect((await ana('news show voda --lng sr-Cyrl')).out).toContain('Бошков текст')
  })

  test('the editor of a second language is told that facts are those of all languages', async () => {
    await ana('news new voda', article)
    const french = '---\ntitle: Eau\nlead: Un chapeau.\n---\nTexte.\n'
    expect((await ana('news edit voda --lng fr', french)).err).not.toContain('all languages')
    const withFacts = french.replace('lead:', 'tags: [eau]\nlead:')
    expect((await ana('news edit voda --lng fr', withFacts)).err).toContain('replace those of all languages')
  })

  test('show lists the addresses of the version that visitors see, not of a draft in another language', async () => {
    await ana('news new voda', article)
    await ana('news publish voda')
    await ana('news edit voda --lng fr', '---\ntitle: Eau\nlead: Un chapeau.\n---\nTexte.\n')
    const { out } = await ana('news show voda')
    expect(out).toContain('Visitors see version 1')
    expect(out).toContain('/news/voda?lng=sr-Cyrl')
    expect(out).not.toContain('/news/voda?lng=fr')
  })

  test('an unchanged text is no new version', async () => {
    await ana('news new voda', article)
    expect(await ana('news edit voda', undefined, atTerminal('true'))).toMatchObject({ code: 0, out: '' })
    expect(await ana('news edit voda', article)).toMatchObject({ code: 0, err: 'news/voda: nothing was changed.\n' })
    expect((await ana('news history voda')).out.trim().split('\n')).toHaveLength(1)
  })
})

describe('content', () => {
  test('is exported and imported without loss, and unchanged items stay', async () => {
    await ana('news new voda', article)
    await ana('news edit voda --lng en', english)
    expect(await ana('events new zbor', event)).toMatchObject({ code: 0, err: '' })
    const folder = join(site.folder, 'texts')
    expect((await ana(`content export ${folder}`)).err).toBe(`2 items written to ${folder}.\n`)
    expect(readdirSync(join(folder, 'news/voda'))).toEqual(['en.md', 'sr-Cyrl.md', 'state.yaml'])
    expect((await ana(`content import ${folder}`)).out).toBe('news/voda  unchanged\nevents/zbor  unchanged\n')

    const other = staffSite()
    try {
      await other.fill()
      const staff = (...argv: string[]) => other.staff(argv, { user: () => 'ana' })
      const trial = await staff('content', 'import', folder, '--publish', '--dry-run')
      expect(trial.out).toBe('news/voda  new\nevents/zbor  new\n')
      expect((await staff('news', 'list')).out).toBe('')
      // Written by hand: no file says that it was a draft.
      rmSync(join(folder, 'events/zbor/state.yaml'))
      await staff('content', 'import', folder, '--publish')
      expect((await staff('news', 'list')).out).toBe('voda  draft  sr-Cyrl, en  Вода за све\n')
      expect((await staff('events', 'list')).out).toBe('zbor  published  sr-Cyrl  Вода за све\n')
      const again = join(other.folder, 'texts')
      await staff('content', 'export', again)
      for (const file of ['news/voda/en.md', 'news/voda/sr-Cyrl.md', 'events/zbor/sr-Cyrl.md'])
        expect(readFileSync(join(again, file), 'utf8')).toBe(readFileSync(join(folder, file), 'utf8'))
    } finally {
      other.remove()
    }
  })

  describe('of a whole site', () => {
    const later = (days: number): Partial<Parts> => ({ now: () => at + days * day })
    const newer = article.replace('Текст.', 'Нов текст.')
    let folder: string
    let other: StaffSite
    const there = (line: string) => other.staff(line.split(' '), { user: () => 'boba', ...later(9) })

    beforeEach(async () => {
      folder = join(site.folder, 'texts')
      other = staffSite()
      await other.fill()
      // Not in the order of the alphabet: of two pieces of the same day the later one comes first.
      for (const slug of ['zvono', 'more', 'jezero', 'izvor', 'cesma', 'bunar']) await ana(`news new ${slug}`, article)
      for (const slug of ['zvono', 'more', 'jezero', 'cesma'])
        expect((await ana(`news publish ${slug}`, undefined, later(1))).code).toBe(0)
      await ana('news publish zvono', undefined, later(2))
      await ana('news withdraw more', undefined, later(2))
      for (const slug of ['jezero', 'cesma']) await ana(`news edit ${slug}`, newer)
      await ana('news schedule cesma 2026-07-01T18:00', undefined, later(2))
      await ana('news schedule izvor 2026-07-02T18:00', undefined, later(2))
      await ana('products withdraw tshirt', undefined, later(2))
      await ana(`content export ${folder}`, undefined, later(3))
    })
    afterEach(() => other.remove())

    const stateOfSite = async (one: StaffSite) => {
      let found: unknown
      await one.fill(async (store) => {
        const listed = []
        for (const kind of ['news', 'product'] as const) {
          for await (const { newest, created: _created, version: _version, ...item } of store.listContent(kind)) {
            const history = await store.contentHistory(kind, item.slug)
            const textOf = (number: number | null) => history.find(({ version }) => version === number)?.document
            const versions = [newest.document, textOf(item.shownVersion), textOf(item.scheduledVersion)]
            listed.push({ ...item, shownVersion: null, scheduledVersion: null, versions })
          }
        }
        const shown = await store.listShown({ kind: 'news' }, { order: 'newest', limit: 9 })
        found = { listed, shown: shown.map(({ seq: _seq, version: _shown, ...one }) => one) }
      })
      return found
    }

    test('an import into an empty store with --publish shows the same site, with its times', async () => {
      const { out } = await there(`content import ${folder} --publish --dry-run`)
      expect(
        out
          .trim()
          .split('\n')
          .map((line) => line.split('  ')),
      ).toEqual([
        ...[
          ['news/zvono', 'published'],
          ['news/more', 'withdrawn'],
          ['news/jezero', 'published'],
        ],
        ...[
          ['news/izvor', 'scheduled'],
          ['news/cesma', 'published'],
          ['news/bunar', 'new'],
          ['products/tshirt', 'withdrawn'],
        ],
      ])
      await there(`content import ${folder} --publish`)
      expect(await stateOfSite(other)).toEqual(await stateOfSite(site))
      expect((await there(`content import ${folder} --publish`)).out).not.toMatch(/ {2}(?!unchanged)/)
      expect(await stateOfSite(other)).toEqual(await stateOfSite(site))
    })

    test('an import without --publish makes drafts and says so; with it afterwards the site is the same', async () => {
      const { code, err } = await there(`content import ${folder}`)
      expect([code, err]).toEqual([0, expect.stringContaining('6 items are drafts here and were none')])
      expect((await there('news list')).out.match(/ {2}draft {2}/g)).toHaveLength(6)
      await there(`content import ${folder} --publish`)
      expect(await stateOfSite(other)).toEqual(await stateOfSite(site))
    })

    test('an import leaves the state of what the site has shown, and names a state that cannot be read', async () => {
      await ana('news edit bunar', newer)
      await ana('news publish more')
      await ana('news withdraw zvono')
      writeFileSync(join(folder, 'news/izvor/state.yaml'), 'scheduled: tomorrow\n')
      const { code, out, err } = await ana(`content import ${folder} --publish`)
      expect([code, err]).toEqual([1, expect.stringContaining('news/izvor/state.yaml cannot be read')])
      expect(out).toContain('news/more  unchanged\n')
      const { out: list } = await ana('news list')
      expect(list).toMatch(/^more {2}published {2}/m)
      expect(list).toMatch(/^zvono {2}published {2}/m)
      expect(list).toMatch(/^bunar {2}draft {2}/m)
    })

    test('a version that is no longer another one leaves the export', async () => {
      expect(readdirSync(join(folder, 'news/jezero'))).toContain('published')
      await ana('news publish jezero')
      await ana(`content export ${folder}`)
      expect(readdirSync(join(folder, 'news/jezero'))).toEqual(['sr-Cyrl.md', 'state.yaml'])
    })
  })

  test('with a fault in one item: the others are imported, and the fault names file and line', async () => {
    const folder = join(site.folder, 'texts')
    for (const [file, source] of [
      ['news/voda', article],
      ['news/losa', article.replace('lead', 'laed')],
      ['news/Bad_Slug', article],
    ] as const) {
      mkdirSync(join(folder, file), { recursive: true })
      writeFileSync(join(folder, file, 'sr-Cyrl.md'), source)
    }
    const { code, out, err } = await ana(`content import ${folder}`)
    expect([code, out]).toEqual([1, 'news/Bad_Slug  not saved\nnews/losa  not saved\nnews/voda  new\n'])
    expect(err).toContain('news/losa/sr-Cyrl.md: Line 3: “laed” is not a fact: did you mean “lead”?')
    expect(err).toContain('2 items were not saved')
    expect((await ana('news list')).out).toBe('voda  draft  sr-Cyrl  Вода за све\n')
  })

  test('that an item no longer has is removed from an older export', async () => {
    await ana('news new voda', article)
    const folder = join(site.folder, 'texts')
    mkdirSync(join(folder, 'news/voda'), { recursive: true })
    for (const name of ['fr.md', 'notes.md']) writeFileSync(join(folder, 'news/voda', name), 'x')
    await ana(`content export ${folder}`)
    expect(readdirSync(join(folder, 'news/voda'))).toEqual(['notes.md', 'sr-Cyrl.md', 'state.yaml'])
  })
})

test('preview prints an address whose token expires', async () => {
  const { out, err } = await ana('preview /events --hours 3')
  const address = new URL(out.trim())
  expect([address.origin, address.pathname, address.searchParams.get('to')]).toEqual([publicUrl, '/preview', '/events'])
  const token = address.searchParams.get('token') ?? ''
  const until = at + (3 * day) / 24
  expect(checkPreviewToken(token, [secret], until - 1)).toBe(until)
  expect(checkPreviewToken(token, [secret], until)).toBeUndefined()
  expect(err).toBe('Drafts are shown until 1 Mar 2026, 16:05.\n')
  for (const line of ['preview --hours 169', 'preview //evil.example']) expect((await ana(line)).code).toBe(2)
})

describe('an erasure', () => {
  const email = 'ana.anic@primer.example'
  const withAddress = article.replace('Текст.', `Пишите: [Ана](mailto:${email}).`)

  test('removes the address from old versions, and a name from history and log, without a trace', async () => {
    await ana(`news new voda --as ${email}`, withAddress)
    await ana('news edit voda --as Милица', article)
    await ana('news publish voda --as Милица')
    const { code, out } = await ana(`erase ${email} --author Милица --yes`)
    expect([code, out]).toEqual([0, expect.stringContaining('removed from old versions, history and log')])
    expect(site.found([email, 'Милица'])).toEqual([])
    expect((await ana('news show voda --number 1')).out).toContain('mailto:…')
    expect((await ana('news history voda')).out).not.toMatch(/ana|Милица/)
  })

  test('says where visitors still see the address', async () => {
    await ana('news new voda', withAddress)
    await ana('news publish voda')
    const { code, err } = await ana(`erase ${email} --yes`)
    expect([code, err]).toEqual([1, expect.stringContaining('still in what visitors see: news/voda')])
    await ana('news edit voda', article)
    await ana('news publish voda')
    expect((await ana(`erase ${email} --yes`)).code).toBe(0)
    expect(site.found([email])).toEqual([])
  })
})
