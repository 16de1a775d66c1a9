import type { MediaFileType } from '#shared/publishing/media.ts'
import type { StoredFile, StoredMedium } from './store.ts'
import type { MediumColumns } from './tableInterfaces.ts'

/* What both databases do with the rows of media. */

/** Puts rows of media together with the rows of their files. */
export function joinFiles<Extra extends object>(
  rows: readonly (MediumColumns & Extra)[],
  files: readonly (StoredFile & { medium: string })[],
): (StoredMedium & Extra)[] {
  const of = Map.groupBy(files, ({ medium }) => medium)
  return rows.map(({ author, credit, ...row }) => {
    const all = (of.get(row.name) ?? []).map(({ medium: _medium, ...file }) => file)
    const original = all.find(({ type }) => type === 'original')
    const served = all.filter((file): file is StoredFile & { type: MediaFileType } => file.type !== 'original')
    const medium = { by: author, ...(credit !== null && { credit }), files: served, ...(original && { original }) }
    return { ...row, ...medium } as unknown as StoredMedium & Extra
  })
}

/** The stored names of one call of a sweep begin with two hexadecimal digits. */
export const nameStarts: readonly string[] = Array.from({ length: 256 }, (_, number) =>
  number.toString(16).padStart(2, '0'),
)

/** Returns the hash in the name of stored bytes. */
export const hashOfName = (name: string): string => name.slice(0, 32)
