import { closeDetails, holdPage } from '../site/modal.ts'
import { barFrom } from '../site/shellTimings.ts'

const burgerOf = (target: EventTarget | null): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('details[data-burger]') : null

/** What can be reached while the burger's panel is open, in the order of the page. */
const stops = (menu: HTMLDetailsElement): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('summary, a, input, button')].filter(
    (stop) => stop.checkVisibility() && (!(stop instanceof HTMLInputElement) || stop.type !== 'radio' || stop.checked),
  )

/** What an open panel lies over: content and footer and, of a burger that no bar replaces, what stands beside it in the header. */
const behind = (menu: HTMLDetailsElement): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main, footer'),
  ...(menu.dataset['burger'] === 'always'
    ? menu.parentElement!.querySelectorAll<HTMLElement>(':scope > :not(details)')
    : []),
]

/** The burger's panel is modal: the page behind it stands still and cannot be reached, the focus stays in. */
export function watchBurger(): void {
  let release: (() => void) | undefined

  const settle = () => {
    release?.()
    release = undefined
  }
  const hold = (menu: HTMLDetailsElement) => {
    const parts = behind(menu)
    for (const part of parts) part.inert = true
    const letGo = holdPage(() => {
      closeDetails(menu)
      settle()
    })
    release = () => {
      for (const part of parts) part.inert = false
      letGo()
    }
  }
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const menu = burgerOf(target)
      if (!menu || menu !== target) return
      settle()
      if (menu.open) hold(menu)
    },
    true,
  )
  document.addEventListener('keydown', (event) => {
    const menu = burgerOf(event.target)
    if (event.key !== 'Tab' || !menu?.open) return
    const all = stops(menu)
    const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
    if (document.activeElement !== from) return
    event.preventDefault()
    to?.focus()
  })
  // On a screen that has become wider the bar is there instead.
  matchMedia(barFrom).addEventListener('change', () => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-burger="narrow"][open]'))
      menu.open = false
  })
}
