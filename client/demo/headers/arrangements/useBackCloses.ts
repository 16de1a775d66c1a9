import { useEffect, type RefObject } from 'react'
import { closeDetails } from '../../../site/modal.ts'
import { enterOverlay } from '../../../site/overlayEntry.ts'

/** Closes a non-modal `<details>` when the visitor goes back. */
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
    // It may have been opened before hydration.
    follow()
    return () => {
      menu.removeEventListener('toggle', follow)
      leave?.()
    }
  }, [details])
}
