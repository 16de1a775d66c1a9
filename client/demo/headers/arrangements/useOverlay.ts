import { useEffect, type RefObject } from 'react'
import { closeDetails, holdPage } from '../../../site/modal.ts'

/** Returns the siblings of an element and of its ancestors, without those that are already inert. */
function beside(element: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let part = element; part !== document.body && part.parentElement; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other !== part && other instanceof HTMLElement && !other.inert) found.push(other)
  return found
}

/**
 * Makes a `<details>` modal: while it is open, the page does not scroll, everything else is inert, and its first field gets
 * the focus. Without script it is an ordinary `<details>`.
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
    // It may have been opened before hydration.
    follow()
    return () => {
      menu.removeEventListener('toggle', follow)
      settle()
    }
  }, [overlay])
}
