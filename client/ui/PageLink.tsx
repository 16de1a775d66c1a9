import { startTransition, type ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { fromPageEntry } from '../site/overlayEntry.ts'
import { isSpecialClick } from './isSpecialClick.ts'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the site, as `useAddress` writes it. */
  to: string
  /** The link changes the content in place: the scroll position and the focus stay. */
  keepsPlace?: boolean
}

/** The history state of a link that keeps the scroll position. */
export const keepScrollState = { keepsPlace: true } as const

/**
 * Renders a link to a page of the site. React Router's `Link` does the same, but brings 4 kB of prefetching code
 * (docs/decisions/0003).
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
        // The same address again adds no entry to the history.
        const isHere = new URL(to, location.href).href === location.href
        const state = keepsPlace ? keepScrollState : null
        fromPageEntry(() => startTransition(() => void navigate(to, { replace: isHere, state })))
      }}
    />
  )
}
