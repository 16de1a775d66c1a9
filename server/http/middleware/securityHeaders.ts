import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import { bootScript } from '#shared/boot.ts'
import { speculationRules } from '#shared/speculation.ts'
import { frameHosts } from '#shared/content/media.ts'
import { themeScript } from '#shared/theme.ts'
import type { Config } from '../../config.ts'
import { sourceHash } from '../../rendering/sourceHash.ts'

export interface SecurityOptions {
  /** Allows the inline scripts, inline styles and web socket of Vite's client. */
  isDevelopment: boolean
}

/** Returns the HSTS option of helmet. HSTS needs https in PUBLIC_URL. */
const hstsOf = ({ publicUrl, hsts }: Config) =>
  publicUrl.startsWith('https:') && hsts !== 'off' && { maxAge: 63_072_000, includeSubDomains: hsts === 'subdomains' }

/**
 * Sets the security headers of a file: those that a browser applies to a script, a font or a picture. The others apply to documents,
 * and the whole policy of a page would weigh as much as a small picture. The policy is for a picture or film that is opened alone.
 */
export const fileSecurityHeaders = (config: Config): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], mediaSrc: ["'self'"] },
    },
    strictTransportSecurity: hstsOf(config),
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })

/**
 * Sets the security headers. The content security policy uses hashes instead of nonces, so that rendered pages can be cached.
 * HSTS and the upgrade of requests need https in PUBLIC_URL: they would break plain http on a local network.
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
        // `allowStyles` adds the hash of the page's styles.
        styleSrc: ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        // On every page, because the policy of the first document stays when the page changes.
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
    strictTransportSecurity: hstsOf(config),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Only with https: otherwise browsers ignore these two and log a warning.
    crossOriginOpenerPolicy: isSecure && { policy: 'same-origin' },
    originAgentCluster: isSecure,
  })
}

/**
 * Adds the hash of a style element to the content security policy, unless the policy allows all inline styles.
 * @param hash result of `sourceHash`
 */
export function allowStyles(res: Response, hash: string): void {
  const name = 'Content-Security-Policy'
  const policy = String(res.getHeader(name) ?? '')
  if (!/style-src [^;]*'unsafe-inline'/.test(policy)) {
    res.setHeader(name, policy.replace("style-src 'self'", `style-src 'self' ${hash}`))
  }
}

/** Sets the permissions policy, which disables the browser features that no page uses. */
export const permissionsPolicy: RequestHandler = (_req, res, next) => {
  res.setHeader(
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  )
  next()
}
