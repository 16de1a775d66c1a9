import { enterOverlay } from './overlayEntry.ts'

/** The functions that close the open overlays; the last overlay is on top. */
const open = new Set<() => void>()

/** The attribute by which `base.css` stops the page behind a modal from scrolling. */
const lock = 'locked'

/**
 * Stops the page from scrolling while a modal is open. The modal is closed on the next change of page and by going
 * back.
 * If the page has a scrollbar, its space is kept so that nothing moves.
 * @param close closes the modal; it must call the returned function.
 * @param isAsked whether the address itself opens the modal: going back then leaves the page
 * @returns a function to call when the modal has closed
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

/** Closes everything that is open, for a change of page. */
export function closeModals(): void {
  for (const close of [...open].reverse()) close()
}

/** Closes a `<details>`. Focus inside it moves to its summary. */
export function closeDetails(menu: HTMLDetailsElement): void {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
  menu.open = false
}
