import type { CatalogueEntry } from './entry.ts'
import type { Theme } from '../art/art.ts'

/** Pictures of one world: all of them are drawn in its colours. */
export const inTheme = <const Name extends string>(
  theme: Theme,
  pictures: Readonly<Record<Name, CatalogueEntry>>,
): Readonly<Record<Name, CatalogueEntry>> =>
  Object.fromEntries(
    Object.entries<CatalogueEntry>(pictures).map(([name, entry]) => [name, { theme, ...entry }]),
  ) as Record<Name, CatalogueEntry>
