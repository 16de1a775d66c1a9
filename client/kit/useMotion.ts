import { useSyncExternalStore } from 'react'

/** What a visitor who wants rest says. */
export const wantsRest = '(prefers-reduced-motion: reduce)'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(wantsRest)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether things may move: not on the server, not before hydration, not for who wants rest. */
export const useMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !matchMedia(wantsRest).matches,
    () => false,
  )
