import { useEffect, useEffectEvent } from 'react'
import { mayOpenPopup } from './popupMemory.ts'

/** The delay before another attempt to open the window, in milliseconds. */
const busyRetryDelay = 5000

/** Returns whether the visitor types, uses the keyboard, is in another tab or has a window open. */
const isBusy = () => document.hidden || document.querySelector('dialog[open], :focus-visible') !== null

/**
 * Opens the newsletter window by itself once, unless this browser remembers that it was closed. It waits while the
 * visitor is busy.
 * @param delay the time before the first attempt, in milliseconds
 */
export function useNewsletterPopup(open: () => void, delay: number): void {
  const openNow = useEffectEvent(open)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const offer = () => {
      if (!mayOpenPopup(Date.now())) return
      if (isBusy()) timer = setTimeout(offer, busyRetryDelay)
      else openNow()
    }
    timer = setTimeout(offer, delay)
    return () => clearTimeout(timer)
  }, [delay])
}
