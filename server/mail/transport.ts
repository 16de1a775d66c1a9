import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { createTransport, type NodemailerError } from 'nodemailer'
import type { OutboxMail } from '#db/store.ts'
import type { ComposedMail } from './compose.ts'
import { keepFirstWords } from './headers.ts'

/** `accepted`: a mail server has it. `filed`: it was only written to disk and still waits to be sent. */
export type Delivery = 'accepted' | 'filed'

export interface MailTransport {
  /** Rejects with `MailNotSent`. A send that is aborted may have arrived all the same. */
  send(mail: ComposedMail, signal?: AbortSignal): Promise<Delivery>
  /** Only where mails are filed: whether this one is already, so that a later pass leaves it alone. */
  isFiled?(id: string): Promise<boolean>
  close(): void
}

/**
 * Why a mail did not leave. `unreachable`: there was no session with the mail server, so no other mail would have left
 * either. `refused`: the server refused this very mail with a 5xx reply (RFC 5321, 4.2.1). `deferred`: anything else,
 * such as a 4xx reply or a connection that broke.
 */
export type Failure = 'unreachable' | 'refused' | 'deferred'

export class MailNotSent extends Error {
  override name = 'MailNotSent'
  readonly failure: Failure
  /** Reply code, enhanced code (RFC 3463) and command, or the name of the fault: no address and no text of a server. */
  readonly code: string
  constructor(failure: Failure, code: string, cause?: unknown) {
    super(`The mail was not sent: ${code}.`, { cause })
    this.failure = failure
    this.code = code
  }
}

/** A server that answers these commands with an error has not refused a mail yet: it does not talk to us at all. */
const greeting = /^(?:CONN|EHLO|HELO|STARTTLS|AUTH\b.*)$/
const noSession: ReadonlySet<string | undefined> = new Set(['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH'])
const noNetwork: ReadonlySet<string | undefined> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'])
/** Names of Node.js for a TLS session that did not come about: a certificate that is not valid, no common version. */
const noTls = /CERT|_TLS_|_SSL_|UNABLE_TO_|^EPROTO$/

/** What nodemailer's error means for the mail. */
function readFailure(error: NodemailerError): MailNotSent {
  const { code = error.name, command = '', responseCode, response = '', permanent, timeoutType, originalCode } = error
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  const reason = responseCode ? [responseCode, enhanced, command].filter(Boolean).join(' ') : (originalCode ?? code)
  // A refused sender is a matter of our settings: it would kill every mail, so it only defers them.
  if (permanent && /^(?:RCPT TO|DATA)$/.test(command)) return new MailNotSent('refused', reason, error)
  const neverMet = noSession.has(code) || noNetwork.has(originalCode) || noTls.test(originalCode ?? '')
  const silent = timeoutType === 'CONNECT_TIMEOUT' || timeoutType === 'GREETING_TIMEOUT'
  const rejected = responseCode !== undefined && greeting.test(command)
  return new MailNotSent(neverMet || silent || rejected ? 'unreachable' : 'deferred', reason, error)
}

/**
 * The name by which the site greets a mail server (RFC 5321, 4.1.1.1): the host of its public address, an IP address in
 * brackets. The machine's own name says nothing in a container, and strict servers refuse a name that is made up.
 */
export function greetingName(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  if (hostname.startsWith('[')) return hostname.replace('[', '[IPv6:')
  return isIP(hostname) ? `[${hostname}]` : hostname
}

export interface SmtpOptions {
  url: string
  /** By this name we greet the server (RFC 5321, 4.1.1.1): a host name, or an address in brackets. */
  name?: string
  /** Connections that are open at the same time, at the most. */
  connections?: number
}

/** An idle connection is closed after so long, before servers and firewalls give it up without a word. */
const idleTime = 5_000

/**
 * Sends by SMTP, over connections that are kept while mails follow one another. A connection serves one mail at a time; one
 * that broke, or whose mail was given up, is not used again. TLS as the server offers it (STARTTLS), from the start with
 * `smtps:`, and required with `?requireTLS=true`; whatever else the URL's query says wins over the settings here.
 */
export function createSmtpTransport({ url, name, connections = 1 }: SmtpOptions): MailTransport {
  const transporter = createTransport({
    pool: true,
    url,
    ...(name && { name }),
    maxConnections: connections,
    idleTimeout: idleTime,
    // Where the server closed the connection before anything was sent, one other connection is tried.
    maxRequeues: 1,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 45_000,
  })
  transporter.use('stream', keepFirstWords)
  return {
    async send({ content }, signal) {
      try {
        await transporter.sendMail({ ...content, ...(signal && { signal }) })
      } catch (error) {
        throw readFailure(error as NodemailerError)
      }
      return 'accepted'
    },
    close: () => transporter.close(),
  }
}

const suffix = '.eml'
/** Ids are the store's; one that is no plain name must not become a path. */
const plainName = /^[\w-]+$/

function fileOf(directory: string, id: string): string {
  if (!plainName.test(id)) throw new Error('This outbox id cannot be the name of a file.')
  return join(directory, id + suffix)
}

const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

/**
 * Stands in where no mail server is configured: writes each mail once, as `<outbox id>.eml` that any mail program
 * opens, readable by the server's own user alone.
 *
 * Filing is not sending, and nothing here pretends it is. The row stays pending in the outbox, so a mail leaves by
 * itself once a mail server is configured, and turns `held` after 72 hours like any other that waited too long. Because
 * the outbox was never told of a delivery, the seven days of a confirmation have not begun and its link, which works
 * in the file as well, does not expire yet.
 */
export function createFileTransport({ directory }: { directory: string }): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  composer.use('stream', keepFirstWords)

  let isFolderSeenTo = false

  /** The folder is made private once, and made anew should it go; not looked after for each mail. */
  async function openIn(path: string) {
    if (isFolderSeenTo) {
      try {
        return await open(path, 'w', 0o600)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    }
    await mkdir(directory, { recursive: true })
    await chmod(directory, 0o700)
    isFolderSeenTo = true
    return open(path, 'w', 0o600)
  }

  async function write(id: string, bytes: Uint8Array): Promise<void> {
    // Written beside its name and renamed: who finds the file finds all of it.
    const draft = join(directory, `.${id}.part`)
    const file = await openIn(draft)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, fileOf(directory, id))
  }

  return {
    async send({ id, content }) {
      const path = fileOf(directory, id)
      try {
        if (!(await exists(path))) await write(id, (await composer.sendMail(content)).message as Buffer)
      } catch (error) {
        throw new MailNotSent('deferred', (error as NodeJS.ErrnoException).code ?? 'file', error)
      }
      return 'filed'
    },
    isFiled: (id) => exists(fileOf(directory, id)),
    close: () => composer.close(),
  }
}

/** The outbox id that a file's name tells, of a finished file or of a draft that a crash left behind. */
const idOf = (name: string): string | undefined => /^\.?([\w-]+)\.(?:eml|part)$/.exec(name)?.[1]

/**
 * Deletes the files whose mails no longer wait: sent since, dropped, or erased with their person. A file holds an
 * address and must not outlive its row. Answers how many went.
 */
export async function deleteOrphanedMailFiles(
  directory: string,
  outbox: () => AsyncIterable<OutboxMail>,
): Promise<number> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  // The files are listed before the rows: one whose mail was queued meanwhile is not among them.
  const ours = names.filter((name) => idOf(name) !== undefined)
  if (ours.length === 0) return 0
  const waiting = new Set<string | undefined>()
  for await (const { id, status } of outbox()) if (status !== 'sent') waiting.add(id)
  const left = ours.filter((name) => !waiting.has(idOf(name)))
  for (const name of left) await rm(join(directory, name), { force: true })
  return left.length
}
