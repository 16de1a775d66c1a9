import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { languages } from '#shared/i18n/languages.ts'
import { staffSite, type StaffSite } from './staff.ts'

let site: StaffSite
beforeEach(async () => {
  site = staffSite()
  await site.fill()
})
afterEach(() => site.remove())

const now = Date.UTC(2026, 4, 20, 12)
const ana = (line: string) => site.staff(line.split(' '), { user: () => 'ana', now: () => now })

/** Writes a table or text, and returns its name. */
function table(...lines: string[]): string {
  const file = join(site.folder, 'written')
  writeFileSync(file, lines.join('\n'))
  return file
}

const head = 'id;municipality;voters;controllers;label'

test('a table of Excel replaces all municipalities in one version', async () => {
  const file = table(`\ufeff${head}`, 'nis;Ниш;223.000;1500;', 'kraljevo;Краљево;101 000;600;Краљ', ';;;;')
  const dates = '--voters-on 2026-05-01'
  const trial = await ana(`facts import ${file} ${dates} --dry-run --publish`)
  expect([trial.code, trial.out]).toEqual([0, ''])
  expect(trial.err).toBe('2 municipalities were read.\nThis was a trial: nothing was changed.\n')
  const before = (await ana('facts show municipalities')).out
  expect(before).not.toContain('Краљево')
  expect(before).toContain('The site’s own text: no version has been saved.')
  expect((await ana(`facts import ${file} ${dates}`)).out).toContain('facts/municipalities is saved as version 1.')
  expect((await ana(`facts import ${file} ${dates} --publish`)).out).toContain(
    'Version 1 of facts/municipalities is published',
  )
  expect(await ana(`facts import ${file} ${dates} --publish`)).toMatchObject({
    code: 0,
    out: '',
    err: expect.stringContaining('facts/municipalities: nothing was changed.') as string,
  })
  const { out } = await ana('facts show municipalities')
  expect(out).toMatch(/voters-on: .?2026-05-01/)
  expect(out).toMatch(/counted-on: .?2026-05-20/)
  expect(out).toContain('nis; Ниш; 223000; 1500\n')
  expect(out).toContain('kraljevo; Краљево; 101000; 600; Краљ\n')
  expect(out).not.toContain('vrelo')
})

test('nothing was counted on a day in the future', async () => {
  const file = table(head, 'nis;Ниш;223000;1500;')
  for (const option of ['voters-on', 'counted-on']) {
    const { code, err } = await ana(`facts import ${file} --${option} 2026-05-21`)
    expect([code, err]).toEqual([2, expect.stringContaining(`“${option}” is 2026-05-21, but today is 2026-05-20`)])
  }
})

test.each(languages)('the heads may be in %s, and the label may be missing', async (language) => {
  const { id, name, voters, controllers } = wordsOf(language).municipalities.heads
  const file = table([controllers, voters, name, id].join(','), '1500,223000,Ниш,nis')
  expect((await ana(`facts import ${file}`)).code).toBe(0)
})

test('each wrong row is named with its line, its column and a cure, and nothing is saved', async () => {
  const rows = [
    'nis;Niš;223000;1500;',
    'nis;Краљево;101000;600;',
    'Uzice;Ужице;70000;70001;',
    'kragujevac;Крагујевац;150000;;',
    'novi-nis;Нови Ниш;x;1;',
    'a;А;1;1',
  ]
  const { code, out, err } = await ana(`facts import ${table(head, 'n;Лозница;2;1;', ...rows)}`)
  expect([code, out]).toEqual([1, ''])
  expect(err.trim().split('\n')).toEqual([
    expect.stringMatching(/^Line 3: column “municipality”: “Niš” is not in Cyrillic: write “Ниш”/),
    'Line 4: column “id”: Niš has the id “nis” already: give each municipality its own.',
    expect.stringMatching(/^Line 5: column “id”: “Uzice” is no id/),
    expect.stringMatching(
      /^Line 5: column “controllers”: There are more controllers \(70,001\) than voters \(70,000\)/,
    ),
    'Line 6: column “controllers”: The cell is empty: fill it in.',
    expect.stringMatching(/^Line 6: column “label”: “Крагујевац” has 10 letters/),
    expect.stringMatching(/^Line 7: column “voters”: “x” is not possible here/),
    'Line 7: column “label”: Niš has the label “Ниш” already: give each municipality its own.',
    expect.stringMatching(/^Line 8: The row has 4 cells, and the table 5 columns/),
    'Nothing was saved: correct these 9 places, then run the import again.',
  ])
  expect((await ana('facts show municipalities')).out).toContain('vrelo')
})

test.for([
  ['The table is empty: its first line names the columns: ознака (id), општина (municipality)', ''],
  ['The table has no municipality', head],
  ['натпис на мапи (label on the map)', `${head};area`],
  ['The table lacks: бирачи (voters)', 'id;name;controllers'],
])('a table is refused: %s', async ([said = '', content = '']) => {
  const { code, err } = await ana(`facts import ${table(content)}`)
  expect([code, err]).toEqual([1, expect.stringContaining(said)])
})

test('coming events in municipalities that vanish are named', async () => {
  const event = (year: number) =>
    `---\ntitle: Збор\nlead: Збор странке.\nstarts: ${year}-05-21T18:00\nends: ${year}-05-21T20:00\nmunicipality: vrelo\n---\nЗбор.\n`
  for (const [slug, year] of [
    ['zbor', 2026],
    ['stari-zbor', 2025],
  ] as const)
    expect((await ana(`events new ${slug} --file ${table(event(year))}`)).code).toBe(0)
  const warning = 'events/zbor is in “vrelo”, which the table lacks: give the event another municipality.'
  const { err } = await ana(`facts import ${table(head, 'nis;Ниш;223000;1500;')} --dry-run`)
  expect(err.split('\n').filter((line) => line.startsWith('events/'))).toEqual([warning])
  const kept = await ana(`facts import ${table(head, 'vrelo;Врело;223000;1500;')} --dry-run`)
  expect(kept.err).not.toContain('events/')
})

test('rows that staff write by hand follow the same rules', async () => {
  const facts = (...rows: string[]) =>
    table('---', 'voters-on: 2026-05-01', 'counted-on: 2026-05-01', 'rows:', ...rows.map((row) => `  - ${row}`), '---')
  expect((await ana(`facts edit municipalities --file ${facts('a; Ниш; 20; 2', 'b; Нови Сад; 20; 2')}`)).code).toBe(0)
  const { code, err } = await ana(`facts edit municipalities --file ${facts('a; Ниш; 20; 2', 'b; Стари Ниш; 20; 2')}`)
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^Line 6: Ниш has the label “Ниш” already.*\nNothing was saved/),
  ])
})
