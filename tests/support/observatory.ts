import { elements } from './httpSite.ts'

/*
 * The score of Mozilla's HTTP Observatory, by its published table (github.com/mdn/mdn-http-observatory, src/grader/charts.js; November
 * 2026): 100 points minus penalties; bonuses count from 90 points on. The redirect from http to https is not checked, because the proxy
 * does it.
 */

type Headers = Readonly<Record<string, string | undefined>>

const unsafe = /^(?:'unsafe-inline'|data:|https?:|ftp:|\*|https?:\/\/\*.*)$/

function policyOf(header: string): Map<string, string[]> {
  const parts = header.split(';').map((part) => part.trim().toLowerCase().split(/\s+/))
  return new Map(parts.map(([name = '', ...values]) => [name, values]))
}

function contentSecurity(header: string): number {
  const policy = policyOf(header)
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  if (!header) return -25
  const hasInsecureScheme = [...policy].some(([, values]) => values.some((value) => value.startsWith('http://')))
  if (hasInsecureScheme) return -20
  if ([...of('script-src'), ...of('object-src')].some((value) => unsafe.test(value))) return -20
  if (of('script-src').includes("'unsafe-eval'")) return -10
  if (of('style-src').some((value) => unsafe.test(value))) return 0
  const isClosed = policy.get('default-src')?.join() === "'none'"
  const form = policy.get('form-action')?.join() ?? ''
  return isClosed && /^'(?:none|self)'$/.test(form) ? 10 : 5
}

function cookies(set: readonly string[]): number {
  if (set.length === 0) return 0
  if (!set.every((cookie) => /;\s*secure\b/i.test(cookie))) return -20
  return set.every((cookie) => /;\s*samesite=(?:lax|strict)\b/i.test(cookie)) ? 5 : 0
}

function strictTransport(header: string): number {
  const age = Number(/max-age=(\d+)/.exec(header)?.[1] ?? -1)
  if (age < 0) return -20
  return age >= 15_768_000 ? 0 : -10
}

function referrer(header: string): number {
  if (!header) return 0
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5
}

function framing(policy: string, header: string): number {
  if (
    policyOf(policy)
      .get('frame-ancestors')
      ?.every((value) => /^'(?:none|self)'$/.test(value))
  )
    return 5
  return /^(?:deny|sameorigin)$/i.test(header) ? 0 : -20
}

function resourcePolicy(header: string): number {
  if (/^same-(?:origin|site)$/.test(header)) return 10
  return header === '' || header === 'cross-origin' ? 0 : -5
}

const scripts = (html: string): number =>
  elements(html, 'script').some(({ src, integrity }) => src && !/^\/(?!\/)/.test(src) && !integrity) ? -5 : 0

/** Returns the score of an answer. */
export function observatoryScore(headers: Headers, html = '', setCookies: readonly string[] = []): number {
  const of = (name: string) => headers[name] ?? ''
  const policy = of('content-security-policy')
  const modifiers = [
    contentSecurity(policy),
    cookies(setCookies),
    of('access-control-allow-credentials') === 'true' && of('access-control-allow-origin') ? -50 : 0,
    referrer(of('referrer-policy')),
    strictTransport(of('strict-transport-security')),
    scripts(html),
    of('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing(policy, of('x-frame-options')),
    resourcePolicy(of('cross-origin-resource-policy')),
  ]
  const sum = (chosen: readonly number[]) => chosen.reduce((all, one) => all + one, 0)
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0))
  return base >= 90 ? base + sum(modifiers.filter((modifier) => modifier > 0)) : Math.max(0, base)
}
