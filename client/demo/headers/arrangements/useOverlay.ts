import { useEffect, type RefObject } from 'react'
import { closeDetails, holdPage } from '../../../site/modal.ts'

/** Everything beside an element, up to the whole page; without what nobody can reach anyway. */
function beside(element: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let part = element; part !== document.body && part.parentElement; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other !== part && other instanceof HTMLElement && !other.inert) found.push(other)
  return found
}

/**
 * A `<details>` whose panel covers the page: while it is open the page stands still and nothing else can be reached, and
 * the focus goes into its first field. Without script it is an ordinary `<details>`.
 */
export function useOverlay(overlay: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = overlay.current
    if (!menu) return
    let release: (() => void) | undefined
    const settle = () => {
      release?.()
      release = undefined
    }
    const follow = () => {
      settle()
      if (!menu.open) return
      const behind = beside(menu)
      for (const part of behind) part.inert = true
      const letGo = holdPage(() => {
        closeDetails(menu)
        settle()
      })
      release = () => {
        for (const part of behind) part.inert = false
        letGo()
      }
      menu.querySelector<HTMLInputElement>('input:not([type="hidden"])')?.focus()
    }
    menu.addEventListener('toggle', follow)
    // Opened before the script was there.
    follow()
    return () => {
      menu.removeEventListener('toggle', follow)
      settle()
    }
  }, [overlay])
}
