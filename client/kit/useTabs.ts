import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Which of several panels is shown: the first, the one that the address names or that holds what it names, or the one chosen since.
 * @param ids of the panels, in order
 * @returns `isLive` once the page has been hydrated: until then the list is one of links; `isChosen` once the visitor chose
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
      // What was hidden when the browser looked for it can be scrolled to only now.
      flushSync(() => setCurrent(id))
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [all])

  const choose = (id: string) => {
    setCurrent(id)
    setChosen(true)
    // The address names what is shown, and goes back to where the visitor came from in one step.
    history.replaceState(history.state, '', `#${id}`)
  }

  return { current, isLive, isChosen, choose }
}
