/**
 * Returns the value of a cookie as a request's header or `document.cookie` has it; undefined where it is absent. Some
 * proxies and clients leave out the space between cookies, or put values in quotes (RFC 6265, 5.2 and 4.1.1). Of several
 * cookies of one name the first counts: browsers send the one with the longest path first.
 */
export function cookieIn(cookies: string | undefined, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== name) continue
    const value = pair.slice(at + 1).trim()
    return value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value
  }
  return undefined
}
