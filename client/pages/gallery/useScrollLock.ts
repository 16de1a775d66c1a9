import { useEffect } from 'react'

/** Keeps the page still while something lies over all of it; its style says how (`data-modal-open`). */
export function useScrollLock(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['modalOpen'] = ''
    return () => {
      delete dataset['modalOpen']
    }
  }, [])
}
