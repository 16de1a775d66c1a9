/** The distance between the focused element and the content's edge, in pixels. */
const margin = 16

/** Scrolls the content off the footer if it covers the focused element. */
export function watchFooter(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-footer]')) return
    const content = document.getElementById('content')
    if (!content) return
    const covered = content.getBoundingClientRect().bottom - target.getBoundingClientRect().top + margin
    if (covered > 0) scrollBy({ top: covered, behavior: 'instant' })
  })
}
