const mark = 'reloadedForRelease'

const marks = (): Record<string, unknown> => (history.state as Record<string, unknown> | null) ?? {}

/** Returns whether this history entry was already reloaded because of a missing file. */
export const wasReloaded = (): boolean => marks()[mark] === true

/**
 * Reloads the document, once for each history entry: after a release, the new document names the new files. The mark is
 * in the entry's own state, so nothing is stored.
 */
export function reloadOnce(): void {
  if (wasReloaded()) return
  history.replaceState({ ...marks(), [mark]: true }, '')
  location.reload()
}
