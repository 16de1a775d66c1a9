import { startTransition, type ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { fromPageEntry } from '../site/overlayEntry.ts'
import { isSpecialClick } from './isSpecialClick.ts'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the site, as `useAddress` writes it. */
  to: string
  /** It only changes what is shown where the visitor is: they stay there, and so does the focus. */
  keepsPlace?: boolean
}

/** What the entry of a link that keeps the visitor's place has for its state. */
export const keptPlace = { keepsPlace: true } as const

/**
 * A link to a page of the site: the browser's own without script, a change of page with it. React Router's `Link` does
 * the same but brings the data router's prefetching along, 4 kB for every first visit (docs/decisions/0003).
 */
export function PageLink({ to, keepsPlace = false, onClick, ...anchor }: PageLinkProps) {
  const navigate = useNavigate()
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (isSpecialClick(event)) return
        event.preventDefault()
        // The same address again is no new entry of the history.
        const isHere = new URL(to, location.href).href === location.href
        const state = keepsPlace ? keptPlace : null
        fromPageEntry(() => startTransition(() => void navigate(to, { replace: isHere, state })))
      }}
    />
  )
}
