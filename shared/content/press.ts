/** An article about the party in the press. Its title and outlet are words (`press.items`). */
export interface PressItem {
  id: string
  /** ISO 8601 date of its publication. */
  published: `${number}-${number}-${number}`
  /** An outgoing link; without it the row is text. */
  url?: `https://${string}`
  /** Invented, and labelled as a sample. */
  isSample?: boolean
}

/** The press articles on the home page, newest first. */
export const press = [
  { id: 'first', published: '2026-11-12', isSample: true },
  { id: 'second', published: '2026-10-27', isSample: true },
  { id: 'third', published: '2026-10-06', isSample: true },
  { id: 'fourth', published: '2026-09-15', isSample: true },
] as const satisfies readonly PressItem[]
