import { enterOverlay } from './overlayEntry.ts'

/** What is open over the page, the last one on top: how each is closed. */
const open = new Set<() => void>()

/** The attribute by which `base.css` keeps the page behind a modal from scrolling. */
const lock = 'locked'

/**
 * Keeps the page still while something modal is open over it, and closes that with the next change of page and by going back.
 * Where the page has a scrollbar its room stays, so that nothing jumps.
 * @param close closes the modal; it must call the returned function
 * @param isAsked whether the address itself asks for it, so that going back leaves the page
 * @returns to be called when the modal has closed
 */
export function holdPage(close: () => void, isAsked = false): () => void {
  const { documentElement: root } = document
  if (open.size === 0) root.dataset[lock] = root.scrollHeight > root.clientHeight ? 'gutter' : ''
  open.add(close)
  const leave = isAsked ? undefined : enterOverlay(close)
  return () => {
    open.delete(close)
    leave?.()
    if (open.size === 0) delete root.dataset[lock]
  }
}

/** Closes whatever is open: the visitor goes to another page. */
export function closeModals(): void {
  for (const close of [...open].reverse()) close()
}

/** Closes a `<details>`; what has the focus in it gives that back to its summary. */
export function closeDetails(menu: HTMLDetailsElement): void {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
  menu.open = false
}
