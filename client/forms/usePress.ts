import { useEffect, useState } from 'react'

/** What ends a press. A drag cancels it; a press on a scroll bar may have no end, and a key says that it is over. */
const ends = ['pointerup', 'pointercancel', 'keydown'] as const

function createPress() {
  let pressed: Element | undefined
  const waiting: (() => void)[] = []
  const callAll = () => waiting.splice(0).forEach((call) => call())
  return {
    /** Returns what a pointer is pressing; undefined where it presses nothing. */
    target: () => pressed,
    /** Calls when nothing is pressed any more, and what the press does has been done. */
    whenOver(call: () => void): void {
      waiting.push(call)
      if (!pressed) setTimeout(callAll)
    },
    /** Follows what is pressed until the returned function is called. */
    follow(): () => void {
      const leaving = new AbortController()
      const options = { capture: true, signal: leaving.signal }
      const end = () => {
        pressed = undefined
        if (waiting.length > 0) setTimeout(callAll)
      }
      addEventListener('pointerdown', ({ target }) => void (pressed = target as Element), options)
      for (const type of ends) addEventListener(type, end, options)
      return () => leaving.abort()
    },
  }
}

/**
 * Returns what tells of presses. The event `blur` does not say what is pressed where that takes no focus, as buttons do in Safari and
 * in Firefox on a Mac.
 */
export function usePress(): Pick<ReturnType<typeof createPress>, 'target' | 'whenOver'> {
  const [press] = useState(createPress)
  useEffect(() => press.follow(), [press])
  return press
}
