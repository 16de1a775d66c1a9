import { maxEmailLength } from './limits.ts'

/** RFC 5321, 4.5.3.1: octets before the @. */
const maxLocalPartLength = 64

/**
 * A dot-atom (RFC 5322, 3.4.1) with the letters of RFC 6531. No character class contains the full stop, so that a
 * mismatch is found in linear time.
 */
const localPart =
  /^[\p{L}\p{Nd}!#$%&'*+/=?^_`{|}~-][\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]*(?:\.[\p{L}\p{Nd}!#$%&'*+/=?^_`{|}~-][\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]*)*$/u
/** A typed label. Excludes every character with a meaning to the URL parser. */
const typedLabel = /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?$/u
/** A label in the domain name system (RFC 1123, 2.1). */
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

const octets = (text: string): number => new TextEncoder().encode(text).length

/**
 * Returns the ASCII form of a domain (UTS #46); undefined if it has none, or if the result is no name of two labels or
 * more.
 */
function asciiDomain(domain: string): string | undefined {
  if (!domain.split('.').every((part) => typedLabel.test(part))) return undefined
  let host
  try {
    host = new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
  const labels = host.split('.')
  // The parser reads `127.0x1` as an IPv4 address, whose last label is a number.
  return labels.length > 1 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1)!)
    ? host
    : undefined
}

/**
 * Returns the canonical spelling of a mailbox address; undefined if the public mail system cannot deliver to it.
 * The text is composed (NFC), the domain is converted to ASCII, and ASCII letters before the @ are lowercased. Other
 * letters there stay: only the mailbox's server knows whether their case matters.
 * The function accepts each of its own results.
 * Quoted local parts, address literals and compatibility characters (full-width letters, `⑴`, `ﬁ`) are refused: other
 * programs may read them differently.
 */
export function readEmail(text: string): string | undefined {
  if (text.length > maxEmailLength) return undefined
  const composed = text.normalize('NFC')
  if (composed !== composed.normalize('NFKC')) return undefined
  const atIndex = composed.lastIndexOf('@')
  const local = composed.slice(0, Math.max(0, atIndex)).replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  if (!localPart.test(local) || octets(local) > maxLocalPartLength) return undefined
  const domain = asciiDomain(composed.slice(atIndex + 1))
  const email = `${local}@${domain}`
  return domain !== undefined && octets(email) <= maxEmailLength ? email : undefined
}

/** Returns whether the public mail system can deliver to the address. */
export const isEmail = (value: string): boolean => readEmail(value) !== undefined

/**
 * Returns whether any mail server can send to the address. Other letters than ASCII before the @ need SMTPUTF8 (RFC
 * 6531) on the whole way.
 */
export const isPlainEmail = (email: string): boolean => /^[\0-\x7f]*$/.test(email.slice(0, email.lastIndexOf('@')))
