import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { hangLimit } from './limits.ts'

/** A mail as it came over the wire. */
export interface ReceivedMail {
  /** Who it was for and from, as the SMTP commands said, whatever the headers say. */
  envelope: { from: string; to: string[] }
  raw: string
  parsed: Email
  /** A header as it was written, unfolded; undefined where there is none. Throws where there are several. */
  header: (name: string) => string | undefined
}

/** Where in a session: the greeting, the login, MAIL FROM, RCPT TO, or after the whole message. */
export type Stage = 'connect' | 'login' | 'sender' | 'recipient' | 'data'

/**
 * What the peer does with a mail. `reject` answers with the code at a stage, `drop` breaks the connection there without
 * a word, `hang` goes on listening there and says nothing, `wait` accepts after so many milliseconds, `until` when that has come.
 */
export type Behaviour =
  | 'accept'
  | { reject: number; at: Stage; text?: string }
  | { drop: 'connect' | 'data' }
  | { hang: 'connect' | 'data' }
  | { wait: number }
  | { until: Promise<unknown> }

export interface SmtpPeer {
  /** For `SMTP_URL`. Any login is welcome, none is needed. */
  readonly url: string
  readonly port: number
  /** What was accepted, in order. */
  readonly mails: readonly ReceivedMail[]
  /** Every message that came in whole, accepted or not. */
  readonly seen: readonly ReceivedMail[]
  /** How many connections were made. */
  readonly connections: number
  /** The user names of the logins. */
  readonly logins: readonly string[]
  /** By which name each mail's client greeted. */
  readonly clients: readonly string[]
  /** From now on; a function decides by recipient (empty while none is known yet). */
  behave(behaviour: Behaviour | ((recipient: string) => Behaviour)): void
  /** The first accepted mail that fits, now or later; rejects after `hangLimit`, with what came instead. */
  waitForMail(fits?: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>
  /** Forgets the mails that came. */
  clear(): void
  /** Breaks all connections and refuses new ones. */
  stop(): Promise<void>
  /** Listens again, on the same port. */
  start(): Promise<void>
}

const reply = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })

/**
 * A real SMTP server on a free local port. Who starts it stops it.
 * @param options.offersTls it offers STARTTLS, with a certificate that nobody vouches for
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
  /** The error to answer with at this stage, if any. */
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
    // Until the client gives up, or the peer is stopped.
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
    // A client that vanishes in mid-sentence is nobody's failure here.
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
          const came = mails.map(({ parsed, envelope }) => `“${parsed.subject}” to ${envelope.to.join(', ')}`)
          reject(new Error(`No such mail came; what came: ${came.join('; ') || 'nothing'}.`))
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
