import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StaffLanguage } from '#shared/i18n/languages.ts'
import { ConfigError, readStaffLanguage } from '#server/config.ts'
import { commands } from '#server/staff/commands.ts'
import { confirmed, deliver, messageOf, orderMessageOf, requestOf } from '../db/samples.ts'
import { at, Capture, consentBy, staffSite, typing, type StaffSite } from './staff.ts'

let site: StaffSite
beforeEach(() => {
  site = staffSite()
})
afterEach(() => site.remove())

const ana = 'ana@primer.example'

const fill = () =>
  site.fill(async (store) => {
    await confirmed(store, ana, { at, language: 'fr', consent: consentBy(ana) })
    for (const email of ['boris@primer.example', 'vera@primer.example']) await confirmed(store, email, { at })
    await deliver(store, at)
    await store.requestSubscription(requestOf('new@primer.example', { at }))
    await store.acceptMessage(messageOf(ana, { at, message: 'One' }))
    await store.acceptOrder({ ...orderMessageOf(ana, { at, message: 'Two' }), year: 2026 })
  })

const languageOf = (language: StaffLanguage) => ({ language: () => language })
const staffIn = (language: StaffLanguage, ...argv: string[]) => site.staff(argv, languageOf(language))
const others = ['sr', 'sr-Cyrl'] as const

describe('Serbian', () => {
  test.for([
    ['sr', 'Upotreba:\n  staff erase ADDRESS [options]', 'Podrazumevano: komanda traži da se adresa upiše još jednom'],
    [
      'sr-Cyrl',
      'Употреба:\n  staff erase ADDRESS [options]',
      'Подразумевано: команда тражи да се адреса упише још једном',
    ],
  ] as const)('help is in %s', async ([language, usage, fallback]) => {
    const { code, out, err } = await staffIn(language, 'erase', '--help')
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(usage)
    expect(out).toContain(fallback)
  })

  test('stats has Serbian labels and names of languages', async () => {
    await fill()
    const { out } = await staffIn('sr-Cyrl', 'stats')
    expect(out.replaceAll(/ +(?=\d+$)/gm, ' ')).toMatch(/^Претплатници\n {2}још нису потврдили 1\n {2}потврђени 3\n/)
    expect(out).toMatch(/^ {2}српски \(латиница\) +2$/m)
    expect((await staffIn('sr', 'stats')).out).toMatch(/^Pretplatnici\n {2}još nisu potvrdili +1\n/)
  })

  test('erase warns, asks and reports in Serbian, with its plural forms', async () => {
    await fill()
    const stderr = Object.assign(new Capture(), { isTTY: true })
    const { code, out, err } = await site.staff(['erase', ana], {
      ...languageOf('sr'),
      stdin: typing(ana),
      stderr,
    })
    expect([code, err]).toEqual([
      0,
      `Za adresu ${ana} briše se: prijava i 2 poruke, i imejlovi o tome. To ne može da se poništi.\n` +
        'Ostaju: otisak adrese, da je nijedan uvoz ne bi ponovo dodao, i 1 upis u zapisnik o pristanku.\n' +
        'Za brisanje upišite adresu još jednom: ',
    ])
    expect(out).toMatch(new RegExp(`^Za adresu ${ana} obrisano je: prijava, 2 poruke i \\d imejla\\. `))
  })

  test.for([
    [1, '1 red'],
    [3, '3 reda'],
    [5, '5 redova'],
  ] as const)('%i rows are counted in the right plural form', async ([count, rows]) => {
    await site.fill(async (store) => {
      for (let index = 0; index < count; index += 1) await confirmed(store, `p${index}@primer.example`, { at })
    })
    expect((await staffIn('sr', 'export')).err).toMatch(new RegExp(` ${rows}: standardni izlaz\\.\n$`))
  })

  test('dates, money and numbers are written as in Serbian', async () => {
    await fill()
    const { out } = await staffIn('sr-Cyrl', 'messages', '--topic', 'shop')
    expect(out).toContain('1. 3. 2026. 13:05, образац „order”, тема „shop”')
    expect(out).toContain('3.190\u00a0RSD, од тога 390\u00a0RSD за доставу')
  })

  test.for([
    [['exprot'], 'Ne postoji komanda „exprot”: da li ste mislili „staff export”?'],
    [['export', '--elephant'], '„staff export” nema opciju „--elephant”: „staff export --help” nabraja opcije.'],
    [['export', '--format', 'pdf'], '--format ne može biti „pdf”: vrednosti su csv, excel ili json.'],
    [['show', 'ana'], '„ana” nije imejl adresa: napišite je kao name@primer.example.'],
    [
      ['mail'],
      '„staff mail” nije potpuna komanda: napišite „staff mail drop”, „staff mail list”, „staff mail release” ili „staff mail test”.',
    ],
  ] as [string[], string][])('%j is refused in Serbian', async ([argv, sentence]) => {
    expect(await staffIn('sr', ...argv)).toEqual({ code: 2, out: '', err: `${sentence}\n` })
  })
})

test('an unknown language is refused in one sentence, even for help', async () => {
  const language = () => readStaffLanguage({ STAFF_LANGUAGE: 'de' })
  expect(language).toThrow(ConfigError)
  expect(await site.staff(['help'], { language })).toEqual({
    code: 1,
    out: '',
    err: 'STAFF_LANGUAGE must be one of: en, sr, sr-Cyrl.\n',
  })
})

describe('output for programs is the same in every language', () => {
  test.for([
    ['export', '--format', 'csv', '--status', 'all'],
    ['export', '--format', 'excel'],
    ['export', '--format', 'json'],
    ['messages', '--format', 'json'],
    ['show', ana, '--format', 'json'],
    ['mail', 'list', '--all', '--format', 'json'],
    ['stats', '--format', 'json'],
  ])('%s %s %s', async (argv) => {
    await fill()
    const { code, out } = await staffIn('en', ...argv)
    expect(code).toBe(0)
    expect(out.length).toBeGreaterThan(50)
    for (const language of others) expect((await staffIn(language, ...argv)).out).toBe(out)
  })
})

describe.each(Object.entries(commands))('%s', (key, { name, options }) => {
  test.for(['en', ...others] as const)('its help in %s has every text filled', async (language) => {
    expect(name).toBe(key)
    const { code, out } = await staffIn(language, ...key.split(' '), '--help')
    expect(code).toBe(0)
    for (const option of Object.keys(options)) expect(out).toContain(`  --${option}`)
    expect(out).not.toMatch(/\{\{|\}\}|undefined|: \.$/m)
    if (language !== 'en') expect(out).not.toMatch(/Default:|Usage:|Exit codes/)
  })
})
