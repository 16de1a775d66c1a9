/** An entry that the site stores in a browser. */
export interface StorageEntry {
  name: string
  places: readonly ('cookie' | 'local')[]
  /** Of the cookie, in seconds. Local storage stays until the visitor clears it. */
  maxAge?: number
}

/** All entries that the site stores in a browser. The list on the privacy page is made from this. */
export const storage = {
  /** Written only by the language switch. */
  language: { name: 'lng', places: ['cookie', 'local'], maxAge: 365 * 24 * 60 * 60 },
  /** Written only by the theme switch, unless the choice is `system`. */
  theme: { name: 'theme', places: ['local'] },
  /**
   * Written when the newsletter dialog is closed, or when somebody subscribes on a page where it would open. It holds
   * the day, or that the dialog must never open again.
   */
  offer: { name: 'offer', places: ['local'] },
  /** Written when the cart changes; each change renews the period, and an empty cart deletes it. */
  cart: { name: 'cart', places: ['cookie'], maxAge: 30 * 24 * 60 * 60 },
} as const satisfies Record<string, StorageEntry>
export type StorageEntryId = keyof typeof storage
