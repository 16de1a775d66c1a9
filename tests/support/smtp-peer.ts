import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { hangLimit } from './limits.ts'

/** A received mail. */
export interface ReceivedMail {
  /** Sender and recipients from the SMTP commands, not from the headers. */
  envelope: { from: string; to: string[] }
  raw: string
  parsed: Email
  /**
   * Returns the unfolded value of a header; undefined if there is none.
   * @throws Error when there are several
   */
  header: (name: string) => string | undefined
}

/** A stage of an SMTP session: greeting, login, MAIL FROM, RCPT TO, or the end of the message. */
export type Stage = 'connect' | 'login' | 'sender' | 'recipient' | 'data'

/**
 * The peer's handling of a mail. `reject` answers with an SMTP code at a stage. `drop` closes the connection without an answer, `hang`
 * keeps it open without an answer. `wait` accepts after milliseconds, `until` after a promise has resolved.
 */
export type Behaviour =
  | 'accept'
  | { reject: number; at: Stage; text?: string }
  | { drop: 'connect' | 'data' }
  | { hang: 'connect' | 'data' }
  | { wait: number }
  | { until: Promise<unknown> }

export interface SmtpPeer {
  /** The value for `SMTP_URL`. A login is optional, and every login is accepted. */
  readonly url: string
  readonly port: number
  /** The accepted mails in order. */
  readonly mails: readonly ReceivedMail[]
  /** Every completely received mail, accepted or not. */
  readonly seen: readonly ReceivedMail[]
  /** The number of connections so far. */
  readonly connections: number
  /** The user names of the logins. */
  readonly logins: readonly string[]
  /** The host name in the client's greeting, for each mail. */
  readonly clients: readonly string[]
  /** Sets the behaviour from now on. A function gets the recipient, or an empty text before RCPT TO. */
  behave(behaviour: Behaviour | ((recipient: string) => Behaviour)): void
  /**
   * Waits for an accepted mail that fits, and returns the first one.
   * @throws Error with the received mails, when none fits within `hangLimit`
   */
  waitForMail(fits?: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>
  /** Clears the lists of mails. */
  clear(): void
  /** Closes all connections and the port. */
  stop(): Promise<void>
  /** Listens again on the same port. */
  start(): Promise<void>
}

const reply = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })

/**
 * Starts an SMTP server on a free local port. The caller must stop it.
 * @param options.offersTls whether it offers STARTTLS, with a self-signed certificate
 */
export async function startSmtpPeer({ offersTls = false } = {}): Promise<SmtpPeer> {
  const mails: ReceivedMail[] = []
  const seen: ReceivedMail[] = []
  const logins: string[] = []
  const clients: string[] = []
  const sockets = new Map<number, Socket>()
  const waiting = new Set<() => void>()
  let behaviourOf: (recipient: string) => Behaviour = () => 'accept'
  let server: SMTPServer | undefined
  let port = 0
  let connections = 0

  const recipients = ({ envelope }: SMTPServerSession) => envelope.rcptTo.map(({ address }) => address)
  /** Returns the error for the answer at a stage; undefined if the behaviour has none. */
  function refusal(stage: Stage, recipient = ''): Error | undefined {
    const behaviour = behaviourOf(recipient)
    if (typeof behaviour !== 'object' || !('reject' in behaviour) || behaviour.at !== stage) return undefined
    return reply(behaviour.reject, behaviour.text ?? 'Not today')
  }
  const drops = (stage: 'connect' | 'data', recipient = ''): boolean => {
    const behaviour = behaviourOf(recipient)
    return typeof behaviour === 'object' && 'drop' in behaviour && behaviour.drop === stage
  }

  const hangs = (stage: 'connect' | 'data', recipient = ''): boolean => {
    const behaviour = behaviourOf(recipient)
    return typeof behaviour === 'object' && 'hang' in behaviour && behaviour.hang === stage
  }

  async function receive(raw: string, session: SMTPServerSession): Promise<Error | undefined> {
    const to = recipients(session)
    const parsed = await PostalMime.parse(raw)
    const header = (name: string): string | undefined => {
      const found = parsed.headers.filter(({ key }) => key === name.toLowerCase())
      if (found.length > 1) throw new Error(`The mail has ${found.length} headers ${name}.`)
      return found[0]?.value
    }
    const from = session.envelope.mailFrom
    const mail: ReceivedMail = { envelope: { from: from ? from.address : '', to }, raw, parsed, header }
    seen.push(mail)

    if (drops('data', to[0])) {
      sockets.get(session.remotePort)?.destroy()
      return reply(421, 'Gone')
    }
    // It hangs until the client gives up or the peer is stopped.
    if (hangs('data', to[0])) await new Promise(() => {})
    const refused = refusal('data', to[0])
    if (refused) return refused
    const behaviour = behaviourOf(to[0] ?? '')
    if (typeof behaviour === 'object' && 'wait' in behaviour)
      await new Promise((done) => setTimeout(done, behaviour.wait))
    if (typeof behaviour === 'object' && 'until' in behaviour) await behaviour.until
    mails.push(mail)
    for (const look of waiting) look()
    return undefined
  }

  function create(): SMTPServer {
    const created = new SMTPServer({
      name: 'peer.test',
      disabledCommands: offersTls ? [] : ['STARTTLS'],
      allowInsecureAuth: true,
      authOptional: true,
      disableReverseLookup: true,
      logger: false,
      onConnect(session, done) {
        connections += 1
        if (hangs('connect')) return
        if (drops('connect')) sockets.get(session.remotePort)?.destroy()
        done(refusal('connect') ?? null)
      },
      onAuth(auth, _session, done) {
        logins.push(auth.username ?? '')
        const refused = refusal('login')
        if (refused) done(refused)
        else done(null, { user: auth.username ?? 'anybody' })
      },
      onMailFrom(_address, { hostNameAppearsAs }, done) {
        clients.push(String(hostNameAppearsAs))
        done(refusal('sender') ?? null)
      },
      onRcptTo: ({ address }, _session, done) => done(refusal('recipient', address) ?? null),
      onData(stream, session, done) {
        text(stream)
          .then((raw) => receive(raw, session))
          .then(
            (refused) => done(refused ?? null),
            (error: unknown) => done(error as Error),
          )
      },
    })
    // Clients that disconnect during a command are no fault.
    created.on('error', () => {})
    created.server.on('connection', (socket) => {
      const { remotePort = 0 } = socket
      sockets.set(remotePort, socket)
      socket.once('close', () => sockets.delete(remotePort))
    })
    return created
  }

  const peer: SmtpPeer = {
    get url() {
      return `smtp://127.0.0.1:${port}`
    },
    get port() {
      return port
    },
    get connections() {
      return connections
    },
    mails,
    seen,
    logins,
    clients,
    behave(behaviour) {
      behaviourOf = typeof behaviour === 'function' ? behaviour : () => behaviour
    },
    waitForMail(fits = () => true) {
      return new Promise((resolve, reject) => {
        const look = (): void => {
          const mail = mails.find(fits)
          if (!mail) return
          settle()
          resolve(mail)
        }
        const timer = setTimeout(() => {
          settle()
          const received = mails.map(({ parsed, envelope }) => `“${parsed.subject}” to ${envelope.to.join(', ')}`)
          reject(new Error(`The expected mail did not arrive. Received: ${received.join('; ') || 'nothing'}.`))
        }, hangLimit)
        const settle = (): void => {
          clearTimeout(timer)
          waiting.delete(look)
        }
        waiting.add(look)
        look()
      })
    },
    clear() {
      mails.length = 0
      seen.length = 0
    },
    async stop() {
      if (!server) return
      const closed = once(server.server, 'close')
      server.close()
      server = undefined
      for (const socket of sockets.values()) socket.destroy()
      await closed
    },
    async start() {
      if (server) return
      server = create()
      server.listen(port, '127.0.0.1')
      await once(server.server, 'listening')
      port = (server.server.address() as AddressInfo).port
    },
  }
  await peer.start()
  return peer
}
