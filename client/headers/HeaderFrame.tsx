import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../site/site.ts'
import styles from './HeaderFrame.module.css'
import { closeMenus, useDisclosure } from './useDisclosure.ts'

/**
 * What the header does while the page scrolls: `reverse` slides away going down and comes back going up, `fixed` stays,
 * `shrink` stays and becomes lower, `away` goes with the page.
 */
export type ScrollBehaviour = 'reverse' | 'fixed' | 'shrink' | 'away'

interface HeaderFrameProps {
  scroll?: ScrollBehaviour
  /** Of an arrangement that is not the party's own. */
  className?: string | undefined
  /** Stands above the bar, as wide as the page. */
  above?: ReactNode
  children: ReactNode
}

/** The `<header>` of a page, and what all of them do: open menus close with Escape, elsewhere, and with a change of page. */
export function HeaderFrame({ scroll = 'reverse', className = '', above, children }: HeaderFrameProps) {
  const location = useLocation()
  const { language } = useSite()
  const header = useRef<HTMLElement>(null)
  useDisclosure(header)
  useEffect(() => closeMenus(header.current), [location, language])

  return (
    <header
      className={`${styles.header} ${scroll === 'reverse' ? styles.reverse : ''} ${className}`}
      ref={header}
      data-header
      data-scroll={scroll}
    >
      {above}
      <div className={styles.inside}>{children}</div>
    </header>
  )
}

/** What stands beside the menu in the bar. */
export const HeaderTools = ({ children }: { children: ReactNode }) => <div className={styles.tools}>{children}</div>
