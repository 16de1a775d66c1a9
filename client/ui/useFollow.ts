import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSite } from '../site/site.ts'
import { isSpecialClick } from './isSpecialClick.ts'

/** Returns a handler of clicks that changes the page for links that the server wrote; those of a fetched document name their language. */
export function useFollow(): (event: MouseEvent) => void {
  const { addressed } = useSite()
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || isSpecialClick(event)) return
    event.preventDefault()
    const to = new URL(link.href)
    if (!addressed) to.searchParams.delete('lng')
    void navigate(to.pathname + to.search + to.hash)
  }
}
