import { useSyncExternalStore } from 'react'

/** The media query of visitors who prefer reduced motion. */
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(reducedMotionQuery)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Returns whether motion is allowed: not on the server, not before hydration, not under reduced motion. */
export const useMotionAllowed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !matchMedia(reducedMotionQuery).matches,
    () => false,
  )
