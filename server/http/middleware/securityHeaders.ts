import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { bootScript } from '#shared/boot.ts'
import { speculationRules } from '#shared/speculation.ts'
import { frameHosts } from '#shared/content/media.ts'
import { themeScript } from '#shared/theme.ts'
import type { Config } from '../../config.ts'
import { sourceHash } from '../../rendering/sourceHash.ts'

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

/**
 * Allows a page's own style element where inline styles are not allowed anyway.
 * @param hash as `sourceHash` returns it
 */
export function allowStyles(res: Response, hash: string): void {
  const name = 'Content-Security-Policy'
  const policy = String(res.getHeader(name) ?? '')
  if (!/style-src [^;]*'unsafe-inline'/.test(policy)) {
    res.setHeader(name, policy.replace("style-src 'self'", `style-src 'self' ${hash}`))
  }
}

/** What a page of ours never asks a browser for. */
export const permissionsPolicy: RequestHandler = (_req, res, next) => {
  res.setHeader(
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  )
  next()
}
