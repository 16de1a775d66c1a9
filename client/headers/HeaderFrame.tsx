import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../site/site.ts'
import styles from './HeaderFrame.module.css'
import { closeMenus, useDisclosure } from './useDisclosure.ts'

/**
 * The header's behaviour on scrolling. `reverse` hides on scrolling down and returns on scrolling up; `fixed` stays;
 * `shrink` stays and gets lower; `away` scrolls with the page.
 */
export type ScrollBehaviour = 'reverse' | 'fixed' | 'shrink' | 'away'

interface HeaderFrameProps {
  scroll?: ScrollBehaviour
  /** A class for a header that is not the party's own. */
  className?: string | undefined
  /** A full-width part above the bar. */
  above?: ReactNode
  children: ReactNode
}

/** Renders the `<header>` of a page. Escape, a press elsewhere and a change of page close its menus. */
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

/** Renders the tools beside the menu in the bar. */
export const HeaderTools = ({ children }: { children: ReactNode }) => <div className={styles.tools}>{children}</div>
