import { onRouteChange } from '../site/routeChange.ts'

/** What a visitor works. */
const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, label, iframe, [controls], [role="button"], [role="slider"], [role="option"], [contenteditable]'

const { documentElement: root } = document

/** Whether the arrow to the top lies over something that a visitor works. */
function isOverControl(arrow: HTMLElement): boolean {
  const place = arrow.getBoundingClientRect()
  const lies = ({ left, right, top, bottom }: DOMRect) =>
    left < place.right && right > place.left && top < place.bottom && bottom > place.top
  return [...document.querySelectorAll<HTMLElement>(controls)].some(
    (control) =>
      control !== arrow &&
      lies(control.getBoundingClientRect()) &&
      [...control.getClientRects()].some(lies) &&
      control.checkVisibility({ visibilityProperty: true }),
  )
}

/** The arrow to the top makes way for whatever can be worked where it stands (`BackToTop.module.css`). */
export function watchArrow(): void {
  let frame: number | undefined
  const look = () => {
    frame = undefined
    const arrow = document.querySelector<HTMLElement>('[data-to-top]')
    const isInTheWay = arrow !== null && root.dataset['far'] !== undefined && isOverControl(arrow)
    root.toggleAttribute('data-arrow-makes-way', isInTheWay)
  }
  const lookSoon = () => {
    frame ??= requestAnimationFrame(look)
  }
  // Also what scrolls, moves or opens within the page.
  for (const event of ['scroll', 'toggle', 'transitionend', 'animationend'])
    document.addEventListener(event, lookSoon, { capture: true, passive: true })
  addEventListener('resize', lookSoon)
  onRouteChange(lookSoon)
  new ResizeObserver(lookSoon).observe(document.body)
  // A carousel brings its buttons when it comes into view, and shows them by an attribute.
  new MutationObserver(lookSoon).observe(document.body, { childList: true, attributes: true, subtree: true })
}
