import { contentKinds } from '#shared/publishing/documents.ts'
import type { Medium } from '#shared/publishing/media.ts'
import { nameStarts } from '../mediaRows.ts'
import { storedNameOf, type AddOutcome, type MediumChange, type NewMedium, type StoredFileKey } from '../store.ts'
import type { Transactions } from '../storeOperations.ts'
import type { Steps, StepTables } from '../useCaseSteps.ts'

/* Photographs and files. Their bytes are stored before their rows, and removed after them, so that no row is without its bytes. */

/** Tells every instance that pages may show another picture or text. */
function* countChange({ content }: Pick<StepTables, 'content'>): Steps<void> {
  for (const kind of contentKinds) yield* content.count(kind)
}

export function* addMedium(tables: StepTables, { files, at, by, ...medium }: NewMedium): Steps<AddOutcome> {
  const { media } = tables
  const { name, kind, alt, credit, focus, colour, width, height } = medium
  if (yield* media.has(name)) return 'exists'
  if ((yield* media.withoutBytes(files)).length > 0) return 'incomplete'
  yield* media.insert({
    ...{ name, kind, alt, credit: credit ?? null, focus, colour, width, height, addedAt: at, author: by },
  })
  for (const file of files) yield* media.insertFile({ ...file, medium: name })
  yield* media.log({ at, author: by, act: 'added', name })
  yield* countChange(tables)
  return 'added'
}

export function* changeMedium(
  tables: StepTables,
  { name, by, at, alt, credit, focus }: MediumChange & Pick<Medium, 'alt' | 'credit' | 'focus'>,
): Steps<boolean> {
  const { media } = tables
  if (!(yield* media.has(name))) return false
  yield* media.change(name, { alt, credit: credit ?? null, focus })
  yield* media.log({ at, author: by, act: 'changed', name })
  yield* countChange(tables)
  return true
}

/** Removes the rows of a medium. Returns its files; undefined if there is no such medium. */
export function* removeMedium(tables: StepTables, { name, by, at }: MediumChange): Steps<StoredFileKey[] | undefined> {
  const { media } = tables
  if (!(yield* media.has(name))) return undefined
  const files = yield* media.remove(name)
  yield* media.log({ at, author: by, act: 'removed', name })
  yield* countChange(tables)
  return files
}

/** Removes the row of an original. Returns its file; undefined if there is none. */
export function* dropOriginal(
  { media }: StepTables,
  { name, by, at }: MediumChange,
): Steps<StoredFileKey[] | undefined> {
  if (!(yield* media.has(name))) return undefined
  const files = yield* media.removeOriginal(name)
  if (files.length === 0) return undefined
  yield* media.log({ at, author: by, act: 'original-dropped', name })
  return files
}

/** Removes rows, and after the commit the bytes that no other medium uses. Returns whether there were any. */
export async function removeWithBytes(
  { write }: Transactions,
  remove: (tables: StepTables) => Steps<StoredFileKey[] | undefined>,
): Promise<boolean> {
  const files = await write(remove)
  if (!files) return false
  await write(({ media }) => media.removeUnusedBytes(files.map(storedNameOf)))
  return true
}

/** Removes unused bytes in many small commits, so that other calls do not wait. */
export async function sweepMedia({ read, write }: Transactions, before: number): Promise<number> {
  let removed = 0
  for (const start of nameStarts) {
    const names = await read(({ media }) => media.unusedBytes(start, before))
    if (names.length > 0) removed += await write(({ media }) => media.removeUnusedBytes(names))
  }
  return removed
}

export async function checkMedia({ read }: Transactions): Promise<{ incomplete: string[]; unused: number }> {
  const incomplete = new Set<string>()
  let unused = 0
  for (const start of nameStarts) {
    for (const name of await read(({ media }) => media.incomplete(start))) incomplete.add(name)
    unused += (await read(({ media }) => media.unusedBytes(start, Number.MAX_SAFE_INTEGER))).length
  }
  return { incomplete: [...incomplete], unused }
}
