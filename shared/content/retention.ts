/**
 * How long the site keeps what visitors send, in days. Store and settings take it from here, and so does the privacy notice.
 */
export const retentionDays = {
  /** A message, before it is reduced to its date and form, unless `MESSAGE_DAYS` says otherwise. */
  message: 365,
  /** What fell into the trap for robots. */
  suspect: 30,
  /** A subscription that is not confirmed, from when the mail server took the confirmation mail. */
  unconfirmed: 7,
  /** The link to one's own data, from when the mail server took the mail that carries it. */
  access: 1,
  /** A backup of the database: what `staff backup --keep` of a nightly job leaves. */
  backup: 14,
} as const
