import type { ReactNode } from 'react'
import type { Trail } from '../../app/site.ts'
import styles from './TitleFrame.module.css'

/** What every page title says. */
export interface TitleProps {
  heading: string
  /** The way back; the last of it is the page itself. */
  trail: Trail
}

/** What says more about the page, too. */
export interface LeadTitleProps extends TitleProps {
  lead: string
}

/** What every page title stands in: its parts are measured by it, so that it looks the same on its page and in a preview. */
export const TitleFrame = ({ children }: { children: ReactNode }) => (
  <header className={styles.frame}>{children}</header>
)
