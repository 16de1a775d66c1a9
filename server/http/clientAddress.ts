import type { IncomingMessage } from 'node:http'
import { isIP, SocketAddress } from 'node:net'
import type { Express, Request } from 'express'
import type { Logger } from 'pino'

/** An entry of X-Forwarded-For with its port: `203.0.113.9:4711` (Azure, IIS), `[2001:db8::1]:4711`, either in quotes. */
const withPort = /^"?(?:\[([^\]]*)\]|([\d.]+))(?::\d*)?"?$/

/**
 * Returns the address in an entry of X-Forwarded-For or of a socket, without its port and in one spelling: lower case, zeros
 * shortened, IPv4 as IPv4. Undefined for everything else (`unknown`, `_hidden`, a name).
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
    'the entry of X-Forwarded-For that should be the visitor’s is no IP address: the address of the proxy is used instead, and visitors may share a rate limit',
} as const

/** Headers in which proxies name a visitor, too. They are not read, but tell that there is a proxy. */
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

/** Finds out which address a request comes from. It alone reads X-Forwarded-For, and no other such header is read. */
export function createClientAddresses({ trustProxy, log }: ClientAddressParts) {
  const warned = new Set<keyof typeof warnings>()
  function warn(kind: keyof typeof warnings): void {
    if (warned.has(kind)) return
    warned.add(kind)
    log.warn({ trustProxy }, warnings[kind])
  }

  return {
    /** Warns once of each way in which X-Forwarded-For and TRUST_PROXY do not fit. To be called for every request. */
    check(source: Source): void {
      if (source.headers['x-forwarded-for'] === undefined) {
        if (trustProxy === 0 && otherHeaders.some((name) => source.headers[name] !== undefined)) warn('otherHeader')
        return
      }
      if (trustProxy === 0) warn('untrusted')
      else if (forwardedIn(source).length < trustProxy) warn('tooFew')
    },

    /** Returns the address of whoever sent the request to the outermost of our proxies; empty where the line is closed. */
    of(source: Source): string {
      const own = addressIn(source.socket.remoteAddress ?? '') ?? ''
      if (trustProxy === 0) return own
      const forwarded = forwardedIn(source)
      // Health checks and the site itself come without a proxy, but they submit nothing: here one is missing.
      if (forwarded.length < trustProxy) warn('tooFew')
      // The last entry is what the nearest proxy saw.
      for (const [at, entry] of forwarded.slice(-trustProxy).entries()) {
        const address = addressIn(entry)
        if (address !== undefined) return address
        if (at === 0) warn('unreadable')
      }
      return own
    },
  }
}
export type ClientAddresses = ReturnType<typeof createClientAddresses>

/** Lets `req.ip` of an application be the address that `addresses` finds, for everything that asks. */
export function setClientAddress(app: Express, addresses: ClientAddresses): void {
  Object.defineProperty(app.request, 'ip', {
    configurable: true,
    enumerable: true,
    get(this: Request) {
      return addresses.of(this)
    },
  })
}
