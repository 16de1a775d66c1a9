import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { donationsTable } from '#server/donationsTable.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { languages } from '#shared/i18n/languages.ts'
import { donations } from '#shared/content/donations.ts'
import { day } from '../db/samples.ts'
import { staffSite, type StaffSite } from './staff.ts'

let site: StaffSite
beforeEach(async () => {
  site = staffSite()
  await site.fill()
})
afterEach(() => site.remove())

const noon = Date.UTC(2026, 4, 20, 12)
const ana = (line: string, now = noon) => site.staff(line.split(' '), { user: () => 'ana', now: () => now })

/** Writes a table, and returns its name. */
function table(content: string | Buffer): string {
  const file = join(site.folder, 'table.csv')
  writeFileSync(file, content)
  return file
}

const head = 'број;датум прилога;давалац прилога;врста даваоца;место;износ у динарима'
const rowOf = (id: string, donated: string, dinars = '250.000,00') =>
  `${id};${donated};Мира Мирић;fizicko lice;Ниш;${dinars}`

test.each(languages)('the table of the site in %s is imported without loss, and once', async (language) => {
  const file = table(donationsTable(language, donations))
  const refused = await ana(`donations import ${file}`)
  // A name in Latin letters has no certain Cyrillic spelling.
  if (language !== 'sr-Cyrl') {
    expect(refused.err).toContain('“Zadruga Primer” is not in Cyrillic: write “Задруга Пример”.')
    await ana(`donations import ${table(donationsTable('sr-Cyrl', donations))}`)
    table(donationsTable(language, donations))
  }
  expect(await ana(`donations import ${file}`)).toMatchObject({
    code: 0,
    out: '',
    err: '5 donations were read, 5 of them unchanged.\n',
  })
  expect((await ana('donations show 2026-0003')).out).toContain('donor: Предузеће Пример д.о.о.')
})

test('a table of Excel is imported: semicolons, its days and amounts, a mark at its begin', async () => {
  const file = table(`\ufeff${head}\r\n${rowOf('2026-0001', '8.5.2026')}\r\n;;;;;\r\n`)
  const trial = await ana(`donations import ${file} --dry-run --publish`)
  expect([trial.code, trial.out]).toEqual([0, 'donations/2026-0001  published\n'])
  expect((await ana('donations list')).out).toBe('')
  expect((await ana(`donations import ${file}`)).out).toBe('donations/2026-0001  new\n')
  const changed = table([head, rowOf('2026-0001', '2026-05-09'), rowOf('2026-0002', '2026-05-10')].join('\n'))
  expect((await ana(`donations import ${changed} --publish`)).out).toBe(
    'donations/2026-0001  published\ndonations/2026-0002  published\n',
  )
  expect((await ana('donations history 2026-0001')).out.split('\n')).toHaveLength(3)
  await ana('donations withdraw 2026-0002')
  table([head, rowOf('2026-0001', '2026-05-09'), rowOf('2026-0002', '2026-05-11')].join('\n'))
  expect((await ana(`donations import ${changed} --publish`)).out).toBe('donations/2026-0002  stays withdrawn\n')
  expect((await ana('donations list --state withdrawn')).out).toContain('2026-0002')
})

test('an import that fails half-way names what is saved, and a second one adds the rest', async () => {
  const ids = ['2026-0001', '2026-0002', '2026-0003']
  const command = `donations import ${table([head, ...ids.map((id) => rowOf(id, '2026-05-08'))].join('\n'))} --publish`
  const failing: typeof site.openStore = async (config) => {
    const store = await site.openStore(config)
    const publishContent: typeof store.publishContent = (change) =>
      change.slug === ids[1] ? Promise.reject(new StoreUnavailable('lost')) : store.publishContent(change)
    return { ...store, publishContent }
  }
  const published = (id: string) => `donations/${id}  published\n`
  const first = await site.staff(command.split(' '), { user: () => 'ana', openStore: failing, now: () => noon })
  expect([first.code, first.out]).toEqual([1, published(ids[0]!) + published(ids[2]!)])
  expect(first.err).toContain('Saved: 2 of 3, each on a line above. Run the same import again')
  expect((await ana(command)).out).toBe(published(ids[1]!))
  expect((await ana('donations list')).out.match(/RSD/g)).toHaveLength(3)
  for (const id of ids) expect((await ana(`donations history ${id}`)).out.trim().split('\n')).toHaveLength(1)
})

test('a day in the future is refused, in a table and by hand; the day is that of Belgrade', async () => {
  // Half an hour after midnight in Belgrade, and still the day before in UTC.
  const night = Date.UTC(2026, 4, 20, 22, 30)
  const byHand = (day: string) =>
    ana(
      `donations new 2026-0001 --set donated=${day} --set donor=Мира --set place=Ниш --set kind=person --set dinars=250000`,
      night,
    )
  const message = '“donated” is 2026-05-22, but today is 2026-05-21: write the day on which it happened.'
  const wrong = await ana(`donations import ${table([head, rowOf('2026-0001', '22.5.2026')].join('\n'))}`, night)
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining(`Line 2: column “датум прилога”: ${message}`)])
  expect((await byHand('2026-05-22')).err).toContain(message)
  expect((await ana('donations list')).out).toBe('')
  expect((await byHand('2026-05-21')).code).toBe(0)
})

test('each wrong row is named with its line, its column and a cure, and nothing is saved', async () => {
  const rows = [
    rowOf('2026-0001', '2026-05-08'),
    rowOf('2026-1', '30.2.2026', ''),
    rowOf('2026-0001', '2026-05-08', '9000000'),
    rowOf('2026-0004', '2026-05-08').replace('fizicko lice', 'club'),
    '2026-0005;2026-05-08',
  ]
  const { code, out, err } = await ana(`donations import ${table([head, ...rows].join('\n'))}`)
  expect([code, out]).toEqual([1, ''])
  expect(err.trim().split('\n')).toEqual([
    expect.stringMatching(/^Line 3: column “број”: “2026-1” is not the number of a donation: write the year/),
    'Line 3: column “износ у динарима”: The cell is empty: fill it in.',
    'Line 3: column “датум прилога”: “2026-02-30” is not a day: write it like 2026-12-01.',
    'Line 4: column “број”: 2026-0001 is already in line 2: give each donation its own number.',
    expect.stringMatching(/^Line 4: column “износ у динарима”: A person may give at most 1,100,000 in a year/),
    'Line 5: column “врста даваоца”: “club” is not a kind of donor: write person or company.',
    expect.stringMatching(/^Line 6: The row has 2 cells, and the table 6 columns/),
    'Nothing was saved: correct these 7 places, then run the import again.',
  ])
  expect((await ana('donations list')).out).toBe('')
})

test.for<[string, string | Buffer]>([
  ['The table is empty', ''],
  ['давалац прилога (donor)', 'broj,datum priloga\n'],
  ['There is no column “висина”', `${head};висина\n`],
  ['did you mean “mesto”?', `${head.replace('место', 'место2')}\n`],
  ['The column “број” comes twice', `${head};број\n`],
  ['write each quotation mark inside a cell twice', `${head}\n"а;б\n`],
  ['is not in UTF-8: save it in Excel as “CSV UTF-8', Buffer.from(`${head}\n`, 'utf16le')],
])('a table is refused: %s', async ([said, content]) => {
  const { code, err } = await ana(`donations import ${table(content)}`)
  expect([code, err]).toEqual([1, expect.stringContaining(said)])
})

test('twins and donors above the limit of a year are named, at input and by the doctor', async () => {
  const twins = 'Мира Мирић, 2026-05-08, 250,000: the same donation is in 2026-0001, 2026-0002.'
  const sum =
    'Мира Мирић has given 1,250,000 in 2026, and the limit of a year is 1,100,000: 2026-0001, 2026-0002, 2026-0003.'
  const rows = [rowOf('2026-0001', '2026-05-08'), rowOf('2025-0009', '2025-05-08', '1.000.000')]
  expect((await ana(`donations import ${table([head, ...rows].join('\n'))}`)).err).not.toContain('Мира')
  const second = `donations import ${table([head, rowOf('2026-0002', '2026-05-08')].join('\n'))}`
  expect((await ana(`${second} --dry-run`)).err).toContain(twins)
  expect((await ana(second)).err).toContain(twins)
  const third = ['donated=2026-05-10', 'donor=Мира-Мирић', 'place=Ниш', 'kind=person', 'dinars=750000']
  const byHand = await site.staff(
    ['donations', 'new', '2026-0003', ...third.flatMap((one) => ['--set', one.replace('-Мирић', ' Мирић')])],
    { user: () => 'ana', now: () => noon },
  )
  expect([byHand.code, byHand.err]).toEqual([0, expect.stringContaining(sum)])
  expect(byHand.err).not.toContain(twins)
  const told = async () => (await site.staff(['doctor'], { now: () => noon })).out
  expect(await told()).toMatch(new RegExp(`warning +${twins}`))
  expect(await told()).toContain(sum)
  await ana('donations publish 2026-0002')
  await ana('donations withdraw 2026-0002')
  expect(await told()).not.toContain('Мира')
})

test('what the law wants published is told with its day, by the list and by the doctor', async () => {
  const rows = [rowOf('2026-0001', '2026-05-08'), rowOf('2026-0002', '2026-05-08', '110000')]
  await ana(`donations import ${table([head, ...rows].join('\n'))}`)
  const told = async (now: number) => {
    const { out } = await ana('donations list', now)
    const doctor = await site.staff(['doctor', '--format', 'json'], { now: () => now })
    const found = doctor.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>)
    const { state, message = '' } = found.find(({ check }) => check === 'donations')!
    return [out.split('\n').map((line) => line.split('RSD')[1]?.trim()), state, message.split(':')[0]]
  }
  // The last day is 16 May; Belgrade is two hours ahead of UTC.
  const last = Date.UTC(2026, 4, 16, 21, 59)
  const none = 'No donation has to be published within the next 3 days.'
  const soon = '1 donation must be published by law, the first until 2026-05-16'
  const over = '1 donation is not published, and its day has passed by law'
  expect(await told(last - 4 * day)).toEqual([['publish until 2026-05-16', '', undefined], 'ok', none])
  for (const at of [last - 4 * day + 60_000, last])
    expect(await told(at)).toEqual([['publish until 2026-05-16', '', undefined], 'warning', soon])
  expect(await told(last + 60_000)).toEqual([['overdue since 2026-05-16', '', undefined], 'fault', over])
  await ana('donations publish 2026-0001', last)
  expect(await told(last + 60_000)).toEqual([['', '', undefined], 'ok', none])
})

test('an erasure names a shown donation and leaves it, and empties what visitors do not see', async () => {
  const email = 'ana.anic@primer.example'
  const withAddress = [head, rowOf('2026-0001', '2026-05-08'), rowOf('2026-0002', '2026-05-09')].join('\n')
  await ana(`donations import ${table(withAddress.replaceAll('Мира Мирић', `Мира (${email})`))}`)
  await ana('donations publish 2026-0001')
  const { code, err } = await ana(`erase ${email} --yes`)
  expect([code, err]).toEqual([1, expect.stringContaining('still in what visitors see: donations/2026-0001')])
  expect((await ana('donations show 2026-0001')).out).toContain(email)
  expect((await ana('donations show 2026-0002')).out).toContain('donor: Мира (…)')
})
