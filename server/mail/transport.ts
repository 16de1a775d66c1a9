import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { NodemailerError, SendMailOptions } from 'nodemailer'
import type { OutboxMail } from '#db/store.ts'
import type { Config, DkimKey } from '../config.ts'
import { isLocal } from '../isLocal.ts'
import type { ComposedMail } from './compose.ts'
import { keepFirstWords } from './headers.ts'

/** `accepted`: by the mail server. `filed`: written to a file, and still to be sent. */
export type Delivery = 'accepted' | 'filed'

export interface MailTransport {
  /**
   * Sends a mail. An aborted mail may have arrived all the same.
   * @throws MailNotSent when the mail was not accepted
   */
  send(mail: ComposedMail, signal?: AbortSignal): Promise<Delivery>
  /** Returns whether the mail was written to a file before. Undefined if the transport sends mails. */
  isFiled?(id: string): Promise<boolean>
  close(): void
}

/**
 * The kind of a failure. `unreachable`: no session with the mail server, which affects all mails. `refused`: a 5xx reply to
 * this mail (RFC 5321, 4.2.1). `deferred`: anything else, such as a 4xx reply or a broken connection.
 */
export type Failure = 'unreachable' | 'refused' | 'deferred'

export class MailNotSent extends Error {
  override name = 'MailNotSent'
  readonly failure: Failure
  /** Reply code, enhanced code (RFC 3463) and command, or an error code. Holds no address and no text of the server. */
  readonly code: string
  constructor(failure: Failure, code: string, cause?: unknown) {
    super(`The mail was not sent: ${code}.`, { cause })
    this.failure = failure
    this.code = code
  }
}

/** The commands before the first mail. An error reply to one of them means that there is no session. */
const sessionCommands = /^(?:CONN|EHLO|HELO|STARTTLS|AUTH\b.*)$/
const sessionErrors: ReadonlySet<string | undefined> = new Set(['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH'])
const networkErrors: ReadonlySet<string | undefined> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'])
/** Error codes of Node.js for a failed TLS handshake: an invalid certificate, no common version. */
export const tlsErrors = /CERT|_TLS_|_SSL_|UNABLE_TO_|^EPROTO$/

/** Converts an error of nodemailer. */
function readFailure(error: NodemailerError): MailNotSent {
  const { code = error.name, command = '', responseCode, response = '', permanent, timeoutType, originalCode } = error
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  const reason = responseCode ? [responseCode, enhanced, command].filter(Boolean).join(' ') : (originalCode ?? code)
  // A refused sender is an error of the settings. It must not make every mail a dead letter.
  if (permanent && /^(?:RCPT TO|DATA)$/.test(command)) return new MailNotSent('refused', reason, error)
  const isConnectionError =
    sessionErrors.has(code) || networkErrors.has(originalCode) || tlsErrors.test(originalCode ?? '')
  const isTimeout = timeoutType === 'CONNECT_TIMEOUT' || timeoutType === 'GREETING_TIMEOUT'
  const isRejected = responseCode !== undefined && sessionCommands.test(command)
  return new MailNotSent(isConnectionError || isTimeout || isRejected ? 'unreachable' : 'deferred', reason, error)
}

/**
 * Returns the name for the EHLO command (RFC 5321, 4.1.1.1): the host of the base URL, an IP address in brackets. The host name of a
 * container is random, and strict servers refuse it.
 */
export function greetingName(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  if (hostname.startsWith('[')) return hostname.replace('[', '[IPv6:')
  return isIP(hostname) ? `[${hostname}]` : hostname
}

/** The signed headers: those that the site sends. RFC 8058, 4: a signature must cover both headers of the one-click unsubscribe. */
const signedHeaders =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post'

export interface SmtpOptions {
  url: string
  /** The name for the EHLO command (`greetingName`). */
  name?: string
  /** The largest number of open connections. */
  connections?: number
  /** Whether mails are only sent over TLS. */
  requiresTls?: boolean
  /** The key that signs the mails. */
  dkim?: DkimKey | undefined
}

/** The mail server, without how many connections to open. */
export type MailServer = Omit<SmtpOptions, 'connections'>

/** Returns how the site talks to its mail server. */
export const mailServerOf = (
  { publicUrl, requiresMailTls, dkim }: Pick<Config, 'publicUrl' | 'requiresMailTls' | 'dkim'>,
  smtpUrl: string,
): MailServer => ({
  url: smtpUrl,
  name: greetingName(publicUrl),
  requiresTls: requiresMailTls && !isLocal(smtpUrl),
  dkim,
})

const nodemailerOptions = ({ url, name, requiresTls, dkim }: MailServer) => ({
  url,
  ...(name && { name }),
  ...(requiresTls && { requireTLS: true }),
  ...(dkim && {
    dkim: {
      domainName: dkim.domain,
      keySelector: dkim.selector,
      privateKey: dkim.privateKey,
      headerFieldNames: signedHeaders,
    },
  }),
})

/**
 * Returns a transporter that is created at its first use, because nodemailer takes memory. If nodemailer cannot be loaded, for example with
 * no free file descriptor, the next use tries again.
 */
function createLazily<Transporter extends { close(): void }>(
  create: (nodemailer: typeof import('nodemailer')) => Transporter,
) {
  let created: Transporter | undefined
  return {
    async get(): Promise<Transporter> {
      const nodemailer = await import('nodemailer')
      return (created ??= create(nodemailer))
    },
    close: () => created?.close(),
  }
}

/** The idle timeout of a connection, in milliseconds. It is shorter than those of servers and firewalls, which close silently. */
const idleTime = 5_000

/**
 * Creates a transport that sends by SMTP over a pool of connections. A connection carries one mail at a time and is not reused after
 * an error or an aborted mail. TLS is used from the start with `smtps:`, and else if the server offers STARTTLS or with `requiresTls`. The
 * query of the URL overrides the settings here.
 */
export function createSmtpTransport({ connections = 1, ...server }: SmtpOptions): MailTransport {
  const transporter = createLazily(({ createTransport }) => {
    const pool = createTransport({
      pool: true,
      ...nodemailerOptions(server),
      maxConnections: connections,
      idleTimeout: idleTime,
      // The server may have closed a pooled connection; one other connection is tried then.
      maxRequeues: 1,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 45_000,
    })
    pool.use('stream', keepFirstWords)
    return pool
  })
  return {
    async send({ content }, signal) {
      try {
        const pool = await transporter.get()
        await pool.sendMail({ ...content, ...(signal && { signal }) })
      } catch (error) {
        throw readFailure(error as NodemailerError)
      }
      return 'accepted'
    },
    close: () => transporter.close(),
  }
}

/** Time limits of a check, in milliseconds: a person waits for it. */
const checkTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }

/**
 * Opens a session with the mail server as for a mail: greeting, EHLO, STARTTLS if offered, and login. Sends nothing.
 * @throws MailNotSent when there is no session
 */
export async function openMailSession(server: MailServer): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transporter = createTransport({ ...nodemailerOptions(server), ...checkTimeouts })
  try {
    await transporter.verify()
  } catch (error) {
    throw readFailure(error as NodemailerError)
  } finally {
    transporter.close()
  }
}

/**
 * Sends one mail at once, past the outbox. Returns the reply of the mail server.
 * @throws MailNotSent when the mail was not accepted
 */
export async function sendAtOnce(server: MailServer, content: SendMailOptions): Promise<string> {
  const { createTransport } = await import('nodemailer')
  const transporter = createTransport({ ...nodemailerOptions(server), ...checkTimeouts })
  transporter.use('stream', keepFirstWords)
  try {
    return (await transporter.sendMail(content)).response
  } catch (error) {
    throw readFailure(error as NodemailerError)
  } finally {
    transporter.close()
  }
}

const suffix = '.eml'
/** The ids that are safe as a file name. */
const plainName = /^[\w-]+$/

function fileOf(directory: string, id: string): string {
  if (!plainName.test(id)) throw new Error('This outbox id cannot be a file name.')
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
 * Creates a transport for a site without a mail server. It writes each mail once, as `<outbox id>.eml`, readable only by the
 * server's user.
 *
 * A filed mail is not sent: its row stays pending in the outbox. It is sent once a mail server is configured, and is `held` after
 * 72 hours like other mails. The expiry of a confirmation link has not begun yet.
 */
export function createFileTransport({ directory }: { directory: string }): MailTransport {
  const composer = createLazily(({ createTransport }) => {
    const stream = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    stream.use('stream', keepFirstWords)
    return stream
  })

  let isFolderReady = false

  /** Opens a file for writing. Creates the folder with mode 700 before the first file, and if it is missing. */
  async function openForWriting(path: string) {
    if (isFolderReady) {
      try {
        return await open(path, 'w', 0o600)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    }
    await mkdir(directory, { recursive: true })
    await chmod(directory, 0o700)
    isFolderReady = true
    return open(path, 'w', 0o600)
  }

  async function write(id: string, bytes: Uint8Array): Promise<void> {
    // An atomic file: readers never see a part of it.
    const draft = join(directory, `.${id}.part`)
    const file = await openForWriting(draft)
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
        if (!(await exists(path))) {
          const stream = await composer.get()
          await write(id, (await stream.sendMail(content)).message as Buffer)
        }
      } catch (error) {
        throw new MailNotSent('deferred', (error as NodeJS.ErrnoException).code ?? 'file', error)
      }
      return 'filed'
    },
    isFiled: (id) => exists(fileOf(directory, id)),
    close: () => composer.close(),
  }
}

/** Returns the outbox id in the name of a mail file or of a draft that a crash has left. */
const idOf = (name: string): string | undefined => /^\.?([\w-]+)\.(?:eml|part)$/.exec(name)?.[1]

/**
 * Deletes the files of mails that no longer wait: sent, dropped or erased. A file holds personal data and must not outlive its
 * row. Returns the number of deleted files.
 */
export async function deleteOrphanedMailFiles(
  directory: string,
  outbox: () => AsyncIterable<OutboxMail>,
): Promise<number> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  // Files are listed before rows, so that the file of a mail queued meanwhile is not deleted.
  const mailFiles = names.filter((name) => idOf(name) !== undefined)
  if (mailFiles.length === 0) return 0
  const waiting = new Set<string | undefined>()
  for await (const { id, status } of outbox()) if (status !== 'sent') waiting.add(id)
  const orphans = mailFiles.filter((name) => !waiting.has(idOf(name)))
  for (const name of orphans) await rm(join(directory, name), { force: true })
  return orphans.length
}
