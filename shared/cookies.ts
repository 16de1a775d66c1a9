/**
 * Returns the value of a cookie from a `Cookie` header or `document.cookie`; undefined if it is absent. Accepts missing
 * spaces between cookies and quoted values (RFC 6265, 5.2 and 4.1.1), which some proxies and clients send.
 * Of several cookies with one name the first counts: browsers send the one with the longest path first.
 */
export function cookieIn(cookies: string | undefined, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const equals = pair.indexOf('=')
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue
    const value = pair.slice(equals + 1).trim()
    return value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value
  }
  return undefined
}
