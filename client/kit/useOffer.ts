import { useEffect, useEffectEvent } from 'react'
import { mayOffer } from './offerMemory.ts'

/** How long a window waits that would have disturbed, in milliseconds. */
const busyRetryDelay = 5000

/** Somebody types, goes by the keyboard, is elsewhere, or another window is there. */
const isBusy = () => document.hidden || document.querySelector('dialog[open], :focus-visible') !== null

/**
 * Opens the window that offers the newsletter by itself, once, unless this browser remembers that it was closed. It never opens over
 * somebody who is busy.
 * @param delay how long somebody has read before, in milliseconds
 */
export function useOffer(open: () => void, delay: number): void {
  const openNow = useEffectEvent(open)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const offer = () => {
      if (!mayOffer(Date.now())) return
      if (isBusy()) timer = setTimeout(offer, busyRetryDelay)
      else openNow()
    }
    timer = setTimeout(offer, delay)
    return () => clearTimeout(timer)
  }, [delay])
}
