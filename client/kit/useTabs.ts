import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Chooses the visible panel: the first one, the one that the address names or that contains the named element, or the
 * last chosen one.
 * @param ids the panels, in order
 * @returns `isLive` is true after hydration; before it the list has links. `isChosen` is true once the visitor has
 * chosen
 */
export function useTabs(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]!)
  const [isLive, setLive] = useState(false)
  const [isChosen, setChosen] = useState(false)
  const all = ids.join(' ')

  useLayoutEffect(() => {
    const named = () => {
      const target = document.getElementById(location.hash.slice(1))
      return target ? all.split(' ').find((id) => document.getElementById(id)?.contains(target)) : undefined
    }
    const start = named()
    if (start) setCurrent(start)
    setLive(true)

    const follow = () => {
      const id = named()
      if (!id) return
      // The browser could not scroll to a hidden element; it can after this render.
      flushSync(() => setCurrent(id))
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [all])

  const choose = (id: string) => {
    setCurrent(id)
    setChosen(true)
    // The address names the visible panel. Replacing the entry keeps the way back to one step.
    history.replaceState(history.state, '', `#${id}`)
  }

  return { current, isLive, isChosen, choose }
}
