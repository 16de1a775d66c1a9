import type { CatalogueEntry } from './catalogue.ts'
import type { Theme } from './themes.ts'

/** Pictures of one world: all of them are drawn in its colours. */
export const inTheme = <const Name extends string>(
  theme: Theme,
  pictures: Readonly<Record<Name, CatalogueEntry>>,
): Readonly<Record<Name, CatalogueEntry>> =>
  Object.fromEntries(
    Object.entries<CatalogueEntry>(pictures).map(([name, entry]) => [name, { theme, ...entry }]),
  ) as Record<Name, CatalogueEntry>
