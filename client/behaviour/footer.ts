/** Room between what has the focus and the content's edge, in pixels. */
const room = 16

/** What takes the focus in a footer that the content still lies on is uncovered: the content slides on. */
export function watchFooter(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-footer]')) return
    const content = document.getElementById('content')
    if (!content) return
    const covered = content.getBoundingClientRect().bottom - target.getBoundingClientRect().top + room
    if (covered > 0) scrollBy({ top: covered, behavior: 'instant' })
  })
}
