const mark = 'reloadedForRelease'

const marks = (): Record<string, unknown> => (history.state as Record<string, unknown> | null) ?? {}

/** Whether this history entry was reloaded already because a file of the page was gone. */
export const wasReloaded = (): boolean => marks()[mark] === true

/**
 * Reloads the document, once for each history entry: after a release the new document names the new files.
 * The entry's own state remembers it, so nothing is stored.
 */
export function reloadOnce(): void {
  if (wasReloaded()) return
  history.replaceState({ ...marks(), [mark]: true }, '')
  location.reload()
}
