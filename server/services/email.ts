import { readEmail } from '#shared/forms/email.ts'

/**
 * Returns the one spelling of the mailbox that a form named.
 * @throws RangeError where it names none: the schemas of the forms let no such text through
 */
export function normaliseEmail(email: string): string {
  const read = readEmail(email)
  if (read === undefined) throw new RangeError('This is no email address.')
  return read
}

/** `i***@primer.example`: enough to recognise one's own address, not enough to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${/^./u.exec(email)?.[0] ?? ''}***${email.slice(at)}`
}
