import { once } from 'node:events'
import { request as openRequest, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { DueMail, MailPayload, PersonRecord, StoredMessage } from '#db/store.ts'
import { createApp } from '#server/app.ts'
import { createPageCache, type PageCache } from '#server/rendering/pageCache.ts'
import { normaliseEmail } from '#server/services/email.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { createKeyedHash } from '#server/services/secrets.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './testApp.ts'

/** Each of a list with a language, one after the other: for what depends on the one or on the other, and not on both together. */
export const inEachLanguageInTurn = <One>(list: readonly One[]): readonly (readonly [One, Language])[] =>
  list.map((one, at) => [one, languages[at % languages.length]!])

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** One site for all tests of a file that only look. */
export function oneSite(options?: TestAppOptions): () => TestApp {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(options)
  })
  afterAll(() => site.close())
  return () => site
}

/** A fresh site, with an empty store, for each test. */
export function siteOfEachTest(options?: TestAppOptions): () => TestApp {
  let site: TestApp
  beforeEach(async () => {
    site = await createTestApp(options)
  })
  afterEach(() => site.close())
  return () => site
}

export interface LogLine extends Record<string, unknown> {
  msg: string
}

/** The same site once more, with a cold memory and everything it logs, down to the least important line. */
export async function withLog(site: TestApp): Promise<{
  app: Server
  lines: () => LogLine[]
  raw: () => string
  /** How many answers were no whole pages from memory, of pages that may be kept. The log's line of an answer may come late. */
  longWays: () => number
}> {
  const written: string[] = []
  const log = pino({ level: 'debug', base: null }, { write: (line: string) => written.push(line) })
  const pages = createPageCache()
  let longWays = 0
  const counted: PageCache = {
    ...pages,
    peek: (key, now) => pages.peek(key, now),
    get(key, make, now) {
      longWays += 1
      return pages.get(key, make, now)
    },
  }
  const app = createApp({
    ...site,
    log,
    now: () => site.clock.now,
    isDevelopment: false,
    pages: counted,
  })
  return {
    app: await site.serve(app),
    lines: () => written.map((line) => JSON.parse(line) as LogLine),
    raw: () => written.join(''),
    longWays: () => longWays,
  }
}

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}

/**
 * A request whose path goes over the wire exactly as it is written, which no client library does. Resolves when the site
 * is done with it, too: what it logs of the answer is written.
 */
export async function rawRequest(
  app: Server,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { port } = app.address() as AddressInfo
  const asked = openRequest({ host: '127.0.0.1', port, path, method, headers, agent: false })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  // The site closes the connection of such a request when it is done with it.
  const isDone = once(answer.socket, 'close')
  const bytes = await buffer(answer)
  await isDone
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() }
}

/* What a page says, read from its HTML. React's and our own output is regular enough for expressions. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
export const decode = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name]!)

/** The words of a piece of HTML, without mark-up. */
export const wordsOfHtml = (html: string): string =>
  decode(html.replace(/<(script|style)\b[^]*?<\/\1>/g, '').replace(/<[^>]*>/g, ''))

export type Attributes = Readonly<Record<string, string | undefined>>

/** The attributes of every element with a name, in order. */
export function elements(html: string, tag: string): Attributes[] {
  const found = html.matchAll(new RegExp(`<${tag}(?=[\\s>/])((?:\\s+[\\w:.-]+(?:="[^"]*")?)*)\\s*/?>`, 'g'))
  return [...found].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:.-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name, decode(value)]),
    ),
  )
}

/** The names of all attributes in the page's mark-up. */
export function attributeNames(html: string): Set<string> {
  const markup = html.replace(/<script\b[^]*?<\/script>/g, '')
  const tags = markup.matchAll(/<[a-z][\w-]*((?:\s+[^\s"'<>=/]+(?:="[^"]*")?)*)\s*\/?>/gi)
  const names = [...tags].flatMap(([, attributes = '']) => [...attributes.matchAll(/([^\s"'<>=/]+)(?:="[^"]*")?/g)])
  return new Set(names.map(([, name = '']) => name.toLowerCase()))
}

/** The words of the live region of a form: its message box. */
export function messageIn(form: string): string {
  const from = form.search(/<div\b[^>]*role="status"/)
  if (from === -1) throw new Error('The form has no live region.')
  let depth = 0
  for (const tag of form.slice(from).matchAll(/<(\/?)div\b[^>]*>/g)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return wordsOfHtml(form.slice(from, from + tag.index))
  }
  throw new Error('The live region does not end.')
}

/** The form with an anchor. */
export function formAt(html: string, at: string): string {
  const found = html.match(/<form\b[^]*?<\/form>/g)?.find((form) => elements(form, 'form')[0]?.['id'] === at)
  if (found === undefined) throw new Error(`The page has no form ${at}.`)
  return found
}

/** What a form would send as it stands: its hidden fields and what was typed. */
export function fieldsOf(form: string): Record<string, string> {
  const inputs = elements(form, 'input')
    .filter(({ type, ...rest }) => type !== 'checkbox' || 'checked' in rest)
    .map(({ name = '', type, value }) => [name, value ?? (type === 'checkbox' ? 'on' : '')])
  const areas = [...form.matchAll(/<textarea\b[^>]*?name="(\w+)"[^>]*>([^]*?)<\/textarea>/g)].map(([, name, value]) => [
    name,
    decode(value ?? ''),
  ])
  const selects = [...form.matchAll(/<select\b[^>]*?name="(\w+)"[^>]*>([^]*?)<\/select>/g)].map(([, name, options]) => {
    const all = elements(options ?? '', 'option')
    return [name, (all.find((option) => 'selected' in option) ?? all[0])?.['value'] ?? '']
  })
  return Object.fromEntries([...inputs, ...areas, ...selects]) as Record<string, string>
}

/** The names of the fields that a form marks as wrong. */
export const invalidFields = (form: string): string[] =>
  ['input', 'textarea', 'select']
    .flatMap((tag) => elements(form, tag))
    .filter((field) => field['aria-invalid'] === 'true')
    .map(({ name = '' }) => name)
    .sort()

/** The JSON that the page hands its script. */
export function stateOf(html: string): Record<string, unknown> {
  const json = /<script type="application\/json" id="state">([^]*?)<\/script>/.exec(html)?.[1]
  if (json === undefined) throw new Error('The page has no state.')
  return JSON.parse(json) as Record<string, unknown>
}

/* What the store holds. */

/** Everything kept about an address. */
export const personAt = ({ store, config }: TestApp, email: string): Promise<PersonRecord> =>
  store.showPerson(normaliseEmail(email), createKeyedHash(config.secret)('subject', normaliseEmail(email)))

export async function messagesOf({ store }: TestApp): Promise<StoredMessage[]> {
  const found: StoredMessage[] = []
  for await (const message of store.listMessages({})) found.push(message)
  return found
}

/** Leases every mail that is due now; each call gets those queued since. */
export const dueMail = ({ store, clock }: TestApp): Promise<DueMail[]> =>
  store.leaseDueMail(clock.now, clock.now + 365 * day, 1000)

type Mail<Kind extends MailPayload['kind']> = Extract<MailPayload, { kind: Kind }>

/** The payloads of one kind among mails. */
export const payloads = <Kind extends MailPayload['kind']>(mails: readonly DueMail[], kind: Kind): Mail<Kind>[] =>
  mails.map(({ payload }) => payload).filter((payload): payload is Mail<Kind> => payload.kind === kind)
