import { useEffect, useState } from 'react'

/**
 * The events that end a press. A drag cancels it. A press on a scroll bar may have no end event, so a key press ends it
 * too.
 */
const ends = ['pointerup', 'pointercancel', 'keydown'] as const

function createPress() {
  let pressed: Element | undefined
  const waiting: (() => void)[] = []
  const callAll = () => waiting.splice(0).forEach((call) => call())
  return {
    /** Returns the pressed element; undefined if nothing is pressed. */
    target: () => pressed,
    /** Calls the function once nothing is pressed and the click has been handled. */
    whenOver(call: () => void): void {
      waiting.push(call)
      if (!pressed) setTimeout(callAll)
    },
    /** Follows presses until the returned function is called. */
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
 * Returns information about pointer presses. A `blur` event does not contain the pressed element if it takes no focus:
 * buttons in Safari, and in Firefox on a Mac.
 */
export function usePress(): Pick<ReturnType<typeof createPress>, 'target' | 'whenOver'> {
  const [press] = useState(createPress)
  useEffect(() => press.follow(), [press])
  return press
}
