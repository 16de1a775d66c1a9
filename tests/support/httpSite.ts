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

/** Pairs each item of a list with a language, in turn: for tests that need each item and each language, but not every combination. */
export const inEachLanguageInTurn = <One>(list: readonly One[]): readonly (readonly [One, Language])[] =>
  list.map((one, at) => [one, languages[at % languages.length]!])

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Starts one site for all tests of a file. For tests that change nothing. */
export function oneSite(options?: TestAppOptions): () => TestApp {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(options)
  })
  afterAll(() => site.close())
  return () => site
}

/** Starts a new site with an empty store for each test. */
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

/** Starts the same site again with an empty page cache, and records its log from the level debug. */
export async function withLog(site: TestApp): Promise<{
  app: Server
  lines: () => LogLine[]
  raw: () => string
  /** Returns the number of cacheable pages that were not answered from the cache. The log line of an answer may come later. */
  longWays: () => number
}> {
  const written: string[] = []
  const log = pino({ level: 'debug', base: null }, { write: (line: string) => written.push(line) })
  const pages = createPageCache()
  let longWays = 0
  const counted: PageCache = {
    ...pages,
    peek: (key, now) => pages.peek(key, now),
    get(...request) {
      longWays += 1
      return pages.get(...request)
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
 * Sends a request with an unchanged path, which client libraries would normalize. Resolves when the site has closed the connection:
 * then its log line is written.
 */
export async function rawRequest(
  app: Server,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { port } = app.address() as AddressInfo
  const sent = openRequest({ host: '127.0.0.1', port, path, method, headers, agent: false })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  // Without an agent the connection is not kept alive: the site closes it at the end.
  const isDone = once(answer.socket, 'close')
  const bytes = await buffer(answer)
  await isDone
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() }
}

/* Reads the content of a page from its HTML. The output of React and of the site is regular enough for regular expressions. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
export const decode = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name]!)

/** Returns the text of HTML, without markup. */
export const wordsOfHtml = (html: string): string =>
  decode(html.replace(/<(script|style)\b[^]*?<\/\1>/g, '').replace(/<[^>]*>/g, ''))

export type Attributes = Readonly<Record<string, string | undefined>>

/** Returns the attributes of every element with the tag name, in document order. */
export function elements(html: string, tag: string): Attributes[] {
  const found = html.matchAll(new RegExp(`<${tag}(?=[\\s>/])((?:\\s+[\\w:.-]+(?:="[^"]*")?)*)\\s*/?>`, 'g'))
  return [...found].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:.-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name, decode(value)]),
    ),
  )
}

/** Returns the names of all attributes of a page, in lower case. */
export function attributeNames(html: string): Set<string> {
  const markup = html.replace(/<script\b[^]*?<\/script>/g, '')
  const tags = markup.matchAll(/<[a-z][\w-]*((?:\s+[^\s"'<>=/]+(?:="[^"]*")?)*)\s*\/?>/gi)
  const names = [...tags].flatMap(([, attributes = '']) => [...attributes.matchAll(/([^\s"'<>=/]+)(?:="[^"]*")?/g)])
  return new Set(names.map(([, name = '']) => name.toLowerCase()))
}

/**
 * Returns the text of a form's live region, in which messages appear.
 * @throws Error when the form has none
 */
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

/**
 * Returns the HTML of the form with an id.
 * @throws Error when there is none
 */
export function formAt(html: string, at: string): string {
  const found = html.match(/<form\b[^]*?<\/form>/g)?.find((form) => elements(form, 'form')[0]?.['id'] === at)
  if (found === undefined) throw new Error(`The page has no form ${at}.`)
  return found
}

/** Returns the fields that a form would send, with their values. */
export function fieldsOf(form: string): Record<string, string> {
  const inputs = elements(form, 'input')
    .filter(({ type, ...rest }) => (type !== 'checkbox' && type !== 'radio') || 'checked' in rest)
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

const invalidControls = (form: string) =>
  ['input', 'textarea', 'select']
    .flatMap((tag) => elements(form, tag))
    .filter((field) => field['aria-invalid'] === 'true')

/** Returns the names of the fields with `aria-invalid`, sorted. */
export const invalidFields = (form: string): string[] =>
  invalidControls(form)
    .map(({ name = '' }) => name)
    .sort()

/** Returns the names of invalid fields without a description by elements of the form. */
export const undescribedFields = (form: string): string[] =>
  invalidControls(form)
    .filter(({ 'aria-describedby': ids = '' }) => !ids.split(' ').every((id) => form.includes(`id="${id}"`)))
    .map(({ name = '' }) => name)

/** Returns the JSON state that a page passes to its script. */
export function stateOf(html: string): Record<string, unknown> {
  const json = /<script type="application\/json" id="state">([^]*?)<\/script>/.exec(html)?.[1]
  if (json === undefined) throw new Error('The page has no state.')
  return JSON.parse(json) as Record<string, unknown>
}

/* Reads the store. */

/** Returns all data about an email address. */
export const personAt = ({ store, config }: TestApp, email: string): Promise<PersonRecord> =>
  store.showPerson(normaliseEmail(email), createKeyedHash(config.secret)('subject', normaliseEmail(email)))

export async function messagesOf({ store }: TestApp): Promise<StoredMessage[]> {
  const found: StoredMessage[] = []
  for await (const message of store.listMessages({})) found.push(message)
  return found
}

/** Leases every mail that is due now. The next call returns only mails queued since. */
export const dueMail = ({ store, clock }: TestApp): Promise<DueMail[]> =>
  store.leaseDueMail(clock.now, clock.now + 365 * day, 1000)

type Mail<Kind extends MailPayload['kind']> = Extract<MailPayload, { kind: Kind }>

/** Returns the payloads of the mails of one kind. */
export const payloads = <Kind extends MailPayload['kind']>(mails: readonly DueMail[], kind: Kind): Mail<Kind>[] =>
  mails.map(({ payload }) => payload).filter((payload): payload is Mail<Kind> => payload.kind === kind)
