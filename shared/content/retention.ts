/** The retention periods of visitors' data, in days. The store, the settings and the privacy notice all use them. */
export const retentionDays = {
  /** A message, before it is reduced to its date, form and language, unless `MESSAGE_DAYS` sets fewer. The consent wordings promise twelve months. */
  message: 365,
  /** An application, from the last answer to it that staff recorded. Without one it is kept as long as a message. */
  answered: 90,
  /** The announcement of a visitor, from the end of the event or its withdrawal. */
  attended: 30,
  /** A submission that the honeypot has caught. */
  suspect: 30,
  /** An unconfirmed subscription, from when the mail server accepted the confirmation mail. */
  unconfirmed: 7,
  /** The link to one's own data, from when the mail server accepted its mail. */
  access: 1,
  /** A backup of the database: the site deletes those that it made before a migration, and a nightly `staff backup --keep` the others. */
  backup: 14,
} as const
