import { onRouteChange } from '../site/routeChange.ts'

/** The selector of interactive elements. */
const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, label, iframe, [controls], [role="button"], [role="slider"], [role="option"], [contenteditable]'

const { documentElement: root } = document

/** Returns whether the arrow to the top covers an interactive element. */
function isOverControl(arrow: HTMLElement): boolean {
  const box = arrow.getBoundingClientRect()
  const overlaps = ({ left, right, top, bottom }: DOMRect) =>
    left < box.right && right > box.left && top < box.bottom && bottom > box.top
  return [...document.querySelectorAll<HTMLElement>(controls)].some(
    (control) =>
      control !== arrow &&
      overlaps(control.getBoundingClientRect()) &&
      [...control.getClientRects()].some(overlaps) &&
      control.checkVisibility({ visibilityProperty: true }),
  )
}

/** Hides the arrow to the top while it covers an interactive element (`BackToTop.module.css`). */
export function watchArrow(): void {
  let frame: number | undefined
  const update = () => {
    frame = undefined
    const arrow = document.querySelector<HTMLElement>('[data-to-top]')
    const isCovering = arrow !== null && root.dataset['far'] !== undefined && isOverControl(arrow)
    root.toggleAttribute('data-arrow-makes-way', isCovering)
  }
  const updateSoon = () => {
    frame ??= requestAnimationFrame(update)
  }
  // Capture: these events also come from elements within the page.
  for (const event of ['scroll', 'toggle', 'transitionend', 'animationend'])
    document.addEventListener(event, updateSoon, { capture: true, passive: true })
  addEventListener('resize', updateSoon)
  onRouteChange(updateSoon)
  new ResizeObserver(updateSoon).observe(document.body)
  // A carousel adds its buttons when it comes into view, and shows them by an attribute.
  new MutationObserver(updateSoon).observe(document.body, { childList: true, attributes: true, subtree: true })
}
