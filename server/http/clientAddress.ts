import type { IncomingMessage } from 'node:http'
import { isIP, SocketAddress } from 'node:net'
import type { Express, Request } from 'express'
import type { Logger } from 'pino'

/** An entry of X-Forwarded-For with its port, maybe in quotes: `203.0.113.9:4711` (Azure, IIS) or `[2001:db8::1]:4711`. */
const withPort = /^"?(?:\[([^\]]*)\]|([\d.]+))(?::\d*)?"?$/

/**
 * Returns the IP address in an entry of X-Forwarded-For or of a socket, without its port and in its shortest form in lower
 * case; a mapped IPv4 address becomes IPv4. Undefined for everything else (`unknown`, `_hidden`, a name).
 */
export function addressIn(entry: string): string | undefined {
  const [, bracketed, dotted] = withPort.exec(entry) ?? []
  const address = bracketed ?? dotted ?? entry
  const version = isIP(address)
  if (version !== 6) return version === 4 ? address : undefined
  const shortest = new SocketAddress({ address, family: 'ipv6' }).address
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(shortest)?.[1] ?? shortest
}

const warnings = {
  untrusted:
    'X-Forwarded-For arrives, but TRUST_PROXY is 0: all visitors who come through a proxy share one rate limit. Set TRUST_PROXY to the number of proxies in front',
  otherHeader:
    'a proxy names visitors in another header than X-Forwarded-For, and TRUST_PROXY is 0: all visitors who come through it share one rate limit. Let the proxy set X-Forwarded-For, and set TRUST_PROXY to the number of proxies in front',
  tooFew:
    'X-Forwarded-For names fewer addresses than TRUST_PROXY says there are proxies: visitors may share a rate limit or make up their address. Set TRUST_PROXY to the number of proxies in front',
  unreadable:
    'the entry of X-Forwarded-For that should be the visitor’s is not an IP address: the address of the proxy is used instead, and visitors may share a rate limit',
} as const

/** Other headers in which proxies send the visitor's address. They are not read, but show that there is a proxy. */
const otherHeaders = ['forwarded', 'x-real-ip', 'cf-connecting-ip'] as const

export interface ClientAddressParts {
  /** Number of reverse proxies in front. */
  trustProxy: number
  log: Pick<Logger, 'warn'>
}

type Source = Pick<IncomingMessage, 'headers' | 'socket'>

const forwardedIn = ({ headers }: Source): string[] =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** Returns the functions that read a visitor's address from the connection or X-Forwarded-For. No other header is read. */
export function createClientAddresses({ trustProxy, log }: ClientAddressParts) {
  const warned = new Set<keyof typeof warnings>()
  function warn(kind: keyof typeof warnings): void {
    if (warned.has(kind)) return
    warned.add(kind)
    log.warn({ trustProxy }, warnings[kind])
  }

  return {
    /** Logs each kind of mismatch between X-Forwarded-For and TRUST_PROXY once. Call it for every request. */
    check(source: Source): void {
      if (source.headers['x-forwarded-for'] === undefined) {
        if (trustProxy === 0 && otherHeaders.some((name) => source.headers[name] !== undefined)) warn('otherHeader')
        return
      }
      if (trustProxy === 0) warn('untrusted')
      else if (forwardedIn(source).length < trustProxy) warn('tooFew')
    },

    /** Returns the address of the client of our outermost proxy; empty when the connection is closed. */
    of(source: Source): string {
      const own = addressIn(source.socket.remoteAddress ?? '') ?? ''
      if (trustProxy === 0) return own
      const forwarded = forwardedIn(source)
      // Health checks and the warm-up use no proxy, but nothing reads their address.
      if (forwarded.length < trustProxy) warn('tooFew')
      // The nearest proxy appends the last entry.
      for (const [index, entry] of forwarded.slice(-trustProxy).entries()) {
        const address = addressIn(entry)
        if (address !== undefined) return address
        if (index === 0) warn('unreadable')
      }
      return own
    },
  }
}
export type ClientAddresses = ReturnType<typeof createClientAddresses>

/** Makes `req.ip` of an application return the address that `addresses` finds. */
export function setClientAddress(app: Express, addresses: ClientAddresses): void {
  Object.defineProperty(app.request, 'ip', {
    configurable: true,
    enumerable: true,
    get(this: Request) {
      return addresses.of(this)
    },
  })
}
