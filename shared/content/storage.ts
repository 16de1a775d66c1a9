/** Everything the site keeps in a browser. The list of the privacy page is made from this. */
export const storage = {
  /** Cookie and local storage, written by the language switch alone. */
  language: { name: 'lng', maxAge: 365 * 24 * 60 * 60 },
  /** Local storage, written by the switch of themes alone, where it is not the system's. */
  theme: { name: 'theme' },
} as const
