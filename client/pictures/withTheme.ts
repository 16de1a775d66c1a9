import type { CatalogueEntry } from './entry.ts'
import type { Theme } from '../art/art.ts'

/** Returns pictures that are all drawn in the colours of one theme of the generator. */
export const withTheme = <const Name extends string>(
  theme: Theme,
  pictures: Readonly<Record<Name, CatalogueEntry>>,
): Readonly<Record<Name, CatalogueEntry>> =>
  Object.fromEntries(
    Object.entries<CatalogueEntry>(pictures).map(([name, entry]) => [name, { theme, ...entry }]),
  ) as Record<Name, CatalogueEntry>
