import { createHash } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { bootScript } from '#shared/boot.ts'
import { speculationRules } from '#shared/speculation.ts'
import { frameHosts } from '#shared/content/media.ts'
import { themeScript } from '#shared/theme.ts'
import type { Config } from '../../config.ts'

const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export interface SecurityOptions {
  /** Vite's own client needs inline scripts, inline styles and a web socket. */
  isDevelopment: boolean
}

/**
 * Content Security Policy by hashes rather than nonces, so that a rendered page can be kept; nothing from other hosts. What would
 * break plain http on a local network (upgrade of requests, HSTS) is on only where PUBLIC_URL is https.
 */
export function securityHeaders(config: Config, { isDevelopment }: SecurityOptions): RequestHandler {
  const isSecure = config.publicUrl.startsWith('https:')
  const api = URL.parse(config.apiBase)?.origin
  const own = ["'self'", ...(api ? [api] : [])]
  const inline = (...texts: string[]) => (isDevelopment ? ["'unsafe-inline'"] : texts.map(sourceHash))
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inline(themeScript, bootScript, speculationRules)],
        // A page brings the hash of its own styles (`allowStyles`).
        styleSrc: ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        // What a click may load. A change of page keeps the first document's policy: every page has the same.
        frameSrc: Object.values(frameHosts),
        connectSrc: [...own, ...(isDevelopment ? ['ws:'] : [])],
        manifestSrc: ["'self'"],
        formAction: own,
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Where the site is not https, browsers ignore these two and say so in the console.
    crossOriginOpenerPolicy: isSecure && { policy: 'same-origin' },
    originAgentCluster: isSecure,
  })
}

/** Lets a page have the styles that it holds itself, where styles are known by their hash. */
export function allowStyles(res: Response, styles: string): void {
  const name = 'Content-Security-Policy'
  const policy = String(res.getHeader(name) ?? '')
  if (!/style-src [^;]*'unsafe-inline'/.test(policy)) {
    res.setHeader(name, policy.replace("style-src 'self'", `style-src 'self' ${hashOfStyles(styles)}`))
  }
}

/** There are as many as kinds of page. */
const styleHashes = new Map<string, string>()
function hashOfStyles(styles: string): string {
  let hash = styleHashes.get(styles)
  if (!hash) styleHashes.set(styles, (hash = sourceHash(styles)))
  return hash
}

/** What a page of ours never asks a browser for. */
export const permissionsPolicy: RequestHandler = (_req, res, next) => {
  res.setHeader(
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  )
  next()
}
