import type { ReactNode } from 'react'
import { useSite, type Trail } from '../site/site.ts'
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

interface TitleHeadingProps {
  className?: string | undefined
  children: string
}

/** What the page is called: its heading, and in a preview, on a page that has its own, one of the next rank. */
export function TitleHeading({ className = '', children }: TitleHeadingProps) {
  const Heading = useSite().isPreview ? 'h2' : 'h1'
  return <Heading className={`${styles.heading} ${className}`}>{children}</Heading>
}

/** What every page title stands in: its parts are measured by it, so that it looks the same on its page and in a preview. */
export const TitleFrame = ({ children }: { children: ReactNode }) => (
  <header className={styles.frame}>{children}</header>
)
