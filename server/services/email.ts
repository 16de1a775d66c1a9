import { domainToASCII } from 'node:url'

/**
 * One spelling for one mailbox: NFC, lower case, the domain in its ASCII form (RFC 5891), so that U-label and punycode are one
 * subscriber. An address whose domain has no ASCII form stays as it is.
 */
export function normaliseEmail(email: string): string {
  const composed = email.trim().normalize('NFC').toLowerCase()
  const at = composed.lastIndexOf('@')
  const domain = composed.slice(at + 1)
  return `${composed.slice(0, at)}@${domainToASCII(domain) || domain}`
}

/** `i***@primer.example`: enough to recognise one's own address, not enough to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${/^./u.exec(email)?.[0] ?? ''}***${email.slice(at)}`
}
