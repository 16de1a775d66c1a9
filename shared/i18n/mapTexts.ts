/** Returns a copy of `words`, which are JSON, with every string changed. */
export const mapTexts = <T>(words: T, change: (text: string) => string): T =>
  JSON.parse(JSON.stringify(words), (_, value: unknown) => (typeof value === 'string' ? change(value) : value)) as T
