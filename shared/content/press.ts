/** A text about the party elsewhere. Its title and outlet are words (`home.media.items`). */
export interface PressItem {
  id: string
  /** ISO 8601 date of its publication. */
  published: `${number}-${number}-${number}`
  /** An outgoing link; without it the row is text. */
  url?: `https://${string}`
}

/** What the home page lists under the media, newest first. Invented samples, labelled so, until there are real ones. */
export const press = [
  { id: 'first', published: '2026-11-12' },
  { id: 'second', published: '2026-10-27' },
  { id: 'third', published: '2026-10-06' },
  { id: 'fourth', published: '2026-09-15' },
] as const satisfies readonly PressItem[]
