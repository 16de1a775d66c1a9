import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSite } from '../site/site.ts'
import { isSpecialClick } from './isSpecialClick.ts'

/**
 * Returns a click handler that changes the page for links in server markup. Links of a fetched document name a
 * language, which is removed if the page's address has none.
 */
export function useMarkupLinks(): (event: MouseEvent) => void {
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
