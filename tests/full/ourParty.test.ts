import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { wordingVersions } from '#shared/consent/versions.ts'
import { donationsCsvPath, donationsFeedPath } from '#shared/content/donations.ts'
import { hasPlaceholder } from '#shared/content/placeholders.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'
import type { PaymentSlip } from '#shared/payment.ts'
import { pressTextPath, pressTexts } from '#shared/content/pressKit.ts'
import { calendarPath, newsFeedPath } from '#shared/publishing/paths.ts'
import { withQuery } from '#shared/routes/url.ts'
import { everyPage } from '#tests/support/addresses.ts'
import { decode, stateOf, wordsOfHtml } from '#tests/support/httpSite.ts'
import { parsePayment } from '#tests/support/paymentParser.ts'
import { man, woman } from '#tests/support/photographs/fixtures.ts'
import { toJpeg } from '#tests/support/photographs/jpeg.ts'
import { landscape } from '#tests/support/photographs/scenes.ts'
import { scanSvg, svgOf } from '#tests/support/scanCode.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'
import { startSmtpPeer, type SmtpPeer } from '#tests/support/smtp-peer.ts'

/* A party replaces every placeholder of a new site by staff commands and files, and nothing of the invented party is left. */

const files = join(import.meta.dirname, '../support/ourParty')

const partyNames: Readonly<Record<Language, string>> = {
  sr: 'Zora',
  'sr-Cyrl': 'Зора',
  en: 'Dawn',
  fr: 'L’Aube',
  nl: 'De Dageraad',
}
const mailFrom = 'sajt@zora.example'
const account = '265-0000170031004-22'

let folder: string
let peer: SmtpPeer
let site: SiteProcess

const listed = () => site.output().split('These facts are still placeholders:')[1]?.trim().split(/\n\s*/) ?? []
const start = () =>
  startSite({
    dataDir: join(folder, 'data'),
    env: {
      // A public address: a local site does not list what is left.
      PUBLIC_URL: 'https://zora.example',
      SMTP_URL: peer.url,
      MAIL_FROM: mailFrom,
      MAIL_RETRY_BASE_MS: '100',
      RATE_LIMIT: 'off',
    },
  })

/** Returns the words of a command line; those that name a file of the party lead to it. Double quotation marks hold words together. */
const wordsOfCommand = (line: string) =>
  [...line.matchAll(/(?:[^\s"]|"[^"]*")+/g)]
    .map(([word]) => word.replaceAll('"', ''))
    .map((word) => (existsSync(join(folder, word)) ? join(folder, word) : word))

let listedBefore: string[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'our-party-'))
  cpSync(files, folder, { recursive: true })
  const photographs = { 'mara-ilic': woman(), 'luka-savic': man(), skup: landscape(960, 640, 3) }
  for (const [name, scene] of Object.entries(photographs))
    writeFileSync(join(folder, `texts/media/${name}.jpg`), toJpeg(scene))
  peer = await startSmtpPeer()
  site = await start()
  listedBefore = listed()
  for (const line of readFileSync(join(folder, 'commands.txt'), 'utf8').trim().split('\n')) {
    const { code, out, err } = await site.staff(...wordsOfCommand(line), '--as', 'Nada')
    expect([line, code, code === 0 ? '' : out + err]).toEqual([line, 0, ''])
  }
  await site.stop()
  site = await start()
})
afterAll(async () => {
  await site?.stop()
  await peer?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Returns the parts of a text that are placeholders. */
const placeholdersIn = (text: string) =>
  decode(text)
    .replaceAll('\u00ad', '')
    .split(/[<>"\n]/)
    .filter(hasPlaceholder)

const notesOf = (language: Language) => {
  const { common, basket, donate, join: joining, people, productPage, shopPages, transparency } = wordsOf(language)
  return [
    ...[common.sampleNote, basket.sample, donate.sample, joining.sample, people.sample, productPage.sample],
    ...[shopPages.sample, transparency.sample, transparency.sampleSalary],
  ]
}

async function get(path: string, language: Language): Promise<string> {
  const answer = await fetch(`${site.url}${withQuery(path, { language })}`, {
    headers: { cookie: 'cart=tshirt_red_M.2~cap_ink.1' },
  })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

/** Returns the paths of the sitemap: among them those of news, events and people. */
async function listedPaths(file = '/sitemap.xml'): Promise<string[]> {
  const found = [...(await get(file, 'en')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  const nested = found.map(async (path) => (path.endsWith('.xml') ? listedPaths(path) : [path]))
  return (await Promise.all(nested)).flat()
}

test('a new site lists what it lacks, and the party’s site lacks nothing', async () => {
  expect(listedBefore).toContainEqual(expect.stringMatching(/^staff facts edit: name, /))
  expect(listed()).toEqual([])
  const { out } = await site.staff('doctor', '--format', 'json')
  expect(out).not.toMatch(/"placeholders","state":"warning"/)
})

describe.each(languages)('the site in %s', (language) => {
  test('has the name of the party and no placeholder on any page', async () => {
    const own = everyPage.filter(({ row }) => !row.isDemo).map(({ path }) => path)
    const paths = new Set([...own, ...(await listedPaths())])
    expect([...paths]).toContain('/events/razgovor-o-zaradama')
    for (const path of paths) {
      const html = await get(path, language)
      expect([path, placeholdersIn(html)]).toEqual([path, []])
      expect(wordsOfHtml(html)).toContain(partyNames[language])
      const notes = notesOf(language).filter((note) => wordsOfHtml(html).includes(note))
      expect([path, notes]).toEqual([path, []])
    }
  })

  test('has no placeholder in a feed, a calendar or another file', async () => {
    for (const path of [
      ...[newsFeedPath, calendarPath, '/events/razgovor-o-zaradama.ics', donationsFeedPath, donationsCsvPath],
      ...['/site.webmanifest', '/.well-known/security.txt', '/robots.txt'],
      ...pressTexts.map(pressTextPath),
    ])
      expect([path, placeholdersIn(await get(path, language))]).toEqual([path, []])
    expect(await get('/site.webmanifest', language)).toContain(partyNames[language])
  })

  test('tells banks the party’s account, for a donation and an order', async () => {
    const donation = await fetch(`${site.url}${withQuery('/donate', { language })}`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ amount: '1200', ownAmount: '', donor: 'person', name: 'Ana Anić', registration: '' },
        ...{ street: 'Njegoševa 5', postcode: '21000', town: 'Novi Sad', means: 'transfer', confirm: 'on' },
      }),
    })
    const placed = await send({
      ...{ form: 'order', page: 'contact', at: 'order', lines: 'tshirt_red_M.2~usb.1', total: '4600', code: '' },
      ...{ delivery: 'courier', way: 'invoice', phone: '+381 60 1234567', street: 'Njegoševa 5' },
      ...{ postcode: '21000', town: 'Novi Sad', lng: language },
    })
    const order = await fetch(new URL((placed as { page: string }).page, site.url))
    for (const html of [await donation.text(), await order.text()]) {
      expect(placeholdersIn(html)).toEqual([])
      const { slip } = stateOf(html)['visit'] as { slip: PaymentSlip }
      expect(slip.fields).toMatchObject({ account: [account], recipient: ['Zora', 'Resavska 34, 11000 Beograd'] })
      expect(parsePayment(scanSvg(svgOf(slip.qr)) ?? '')).toMatchObject({
        account: account.replaceAll('-', ''),
        recipient: ['Zora', 'Resavska 34, 11000 Beograd'],
      })
    }
  })

  test('sends no placeholder in any mail', async () => {
    const email = `ana-${language.toLowerCase()}@posta.example`
    const subjectsTo = (to: string) =>
      peer.mails.filter(({ envelope }) => envelope.to.includes(to)).map(({ parsed }) => parsed.subject)
    const about = { email, lng: language }
    await send({ ...about, form: 'newsletter', page: 'contact' }, 'subscribe')
    await expect.poll(() => subjectsTo(email).length).toBe(1)
    const [confirm] = peer.mails.filter(({ envelope }) => envelope.to.includes(email))
    const [token = ''] = /(?<=[?&]t=)[\w.-]+/.exec(confirm?.parsed.text ?? '') ?? []
    await fetch(`${site.url}/newsletter/confirm`, { method: 'POST', body: new URLSearchParams({ t: token }) })
    await send({ ...about, form: 'contact', page: 'contact', message: 'Дан.' })
    const wording = String(wordingVersions.join.version)
    await send({ ...about, form: 'join', page: 'join', topic: 'join', municipality: 'Земун', wording })
    // Somebody else: an address gets one receipt at a time.
    const visitor = `visitor-${email}`
    await send({ ...about, email: visitor, form: 'attend', page: 'events-event/razgovor-o-zaradama' })
    await fetch(`${site.url}${withQuery('/newsletter/my-data', { language })}`, {
      method: 'POST',
      body: new URLSearchParams({ email, spare: '' }),
    })
    // The confirmation and the welcome, the receipt of the application, and the link to what is stored.
    await expect.poll(() => subjectsTo(email).length).toBe(4)
    await expect.poll(() => subjectsTo(visitor).length).toBe(1)
    // The order of the test before, and the message, the application and the visit.
    await expect.poll(() => subjectsTo('kontakt@zora.example').length).toBeGreaterThanOrEqual(4)
    for (const { envelope, parsed } of peer.mails) {
      expect(envelope.from).toBe(mailFrom)
      const { subject, text, html, headers } = parsed
      const parts = [subject, text, html, ...headers.map(({ value }) => value)]
      expect([subject, parts.flatMap((part) => placeholdersIn(part ?? ''))]).toEqual([subject, []])
    }
  })
})

test('links to no group and no office that staff have withdrawn', async () => {
  const links = async () => (await get('/donate', 'en')).match(/#(?:group|offices)(?=")/g)
  expect(new Set(await links())).toEqual(new Set(['#group', '#offices']))
  for (const fact of ['group', 'office-first', 'office-second', 'office-kragujevac'])
    expect(await site.staff('facts', 'withdraw', fact, '--as', 'Nada')).toMatchObject({ code: 0 })
  await expect.poll(links).toBeNull()
})

/** Sends a form as the script of the page does. */
async function send(fields: object, call = 'send'): Promise<unknown> {
  const answer = await fetch(`${site.url}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana Anić', email: 'ana@posta.example', consent: true, ...fields }),
  })
  const body: unknown = await answer.json()
  expect([fields, answer.status, body]).toMatchObject([fields, 200, { status: 'success' }])
  return body
}
