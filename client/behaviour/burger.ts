import { closeDetails, holdPage } from '../site/modal.ts'
import { barFrom } from '../site/shellTimings.ts'

const burgerOf = (target: EventTarget | null): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('details[data-burger]') : null

/** Returns the focusable elements of the burger's open panel, in order. */
const focusableIn = (menu: HTMLDetailsElement): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('summary, a, input, button')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked),
  )

/**
 * Returns the elements behind an open panel: content, footer and, for a burger at all widths, the rest of the header.
 */
const partsBehind = (menu: HTMLDetailsElement): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main, footer'),
  ...(menu.dataset['burger'] === 'always'
    ? menu.parentElement!.querySelectorAll<HTMLElement>(':scope > :not(details)')
    : []),
]

/** Makes the burger's panel modal: the page behind it is inert and does not scroll, and the focus stays inside. */
export function watchBurger(): void {
  let release: (() => void) | undefined

  const unlock = () => {
    release?.()
    release = undefined
  }
  const lockPage = (menu: HTMLDetailsElement) => {
    const parts = partsBehind(menu)
    for (const part of parts) part.inert = true
    const releasePage = holdPage(() => {
      closeDetails(menu)
      unlock()
    })
    release = () => {
      for (const part of parts) part.inert = false
      releasePage()
    }
  }
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const menu = burgerOf(target)
      if (!menu || menu !== target) return
      unlock()
      if (menu.open) lockPage(menu)
    },
    true,
  )
  document.addEventListener('keydown', (event) => {
    const menu = burgerOf(event.target)
    if (event.key !== 'Tab' || !menu?.open) return
    const all = focusableIn(menu)
    const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
    if (document.activeElement !== from) return
    event.preventDefault()
    to?.focus()
  })
  // At this width the menu bar replaces the burger.
  matchMedia(barFrom).addEventListener('change', () => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-burger="narrow"][open]'))
      menu.open = false
  })
}
