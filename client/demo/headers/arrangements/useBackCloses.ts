import { useEffect, type RefObject } from 'react'
import { closeDetails } from '../../../site/modal.ts'
import { enterOverlay } from '../../../site/overlayEntry.ts'

/** A `<details>` whose panel lies over the page without holding it: going back closes it. */
export function useBackCloses(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = details.current
    if (!menu) return
    let leave: (() => void) | undefined
    const follow = () => {
      leave?.()
      leave = menu.open ? enterOverlay(() => closeDetails(menu)) : undefined
    }
    menu.addEventListener('toggle', follow)
    // Opened before the script was there.
    follow()
    return () => {
      menu.removeEventListener('toggle', follow)
      leave?.()
    }
  }, [details])
}
