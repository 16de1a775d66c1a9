/** One thing kept in a browser. */
export interface Kept {
  name: string
  places: readonly ('cookie' | 'local')[]
  /** Of the cookie, in seconds. Local storage stays until the visitor clears it. */
  maxAge?: number
}

/** Everything the site keeps in a browser. The list of the privacy page is made from this. */
export const storage = {
  /** Written by the language switch alone. */
  language: { name: 'lng', places: ['cookie', 'local'], maxAge: 365 * 24 * 60 * 60 },
  /** Written by the switch of themes alone, where the choice is not the system's. */
  theme: { name: 'theme', places: ['local'] },
  /** Written when the window that offers the newsletter is closed, or somebody subscribes where it would open: the day, or that it is never wanted again. */
  offer: { name: 'offer', places: ['local'] },
  /** Written when something is put into the cart; each change begins the month anew, an empty cart ends it. */
  cart: { name: 'cart', places: ['cookie'], maxAge: 30 * 24 * 60 * 60 },
} as const satisfies Record<string, Kept>
export type KeptId = keyof typeof storage
