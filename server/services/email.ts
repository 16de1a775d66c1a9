import { readEmail } from '#shared/forms/email.ts'

/**
 * Returns the canonical spelling of an email address.
 * @throws RangeError when the text is not an email address; the form schemas refuse it earlier
 */
export function normaliseEmail(email: string): string {
  const read = readEmail(email)
  if (read === undefined) throw new RangeError('This is not an email address.')
  return read
}

/** Masks an address as `i***@primer.example`: its owner recognises it, others do not learn it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${/^./u.exec(email)?.[0] ?? ''}***${email.slice(at)}`
}
