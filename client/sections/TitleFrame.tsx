import type { ReactNode } from 'react'
import { useSite, type Trail } from '../site/site.ts'
import styles from './TitleFrame.module.css'

/** The properties of every page title. */
export interface TitleProps {
  heading: string
  /** The breadcrumbs; the last one is the page itself. */
  trail: Trail
}

/** The properties of a page title with an introduction. */
export interface LeadTitleProps extends TitleProps {
  lead: string
}

interface TitleHeadingProps {
  className?: string | undefined
  children: ReactNode
}

/** Renders the page's heading, as `h1`, or as `h2` in a preview. */
export function TitleHeading({ className = '', children }: TitleHeadingProps) {
  const Heading = useSite().isPreview ? 'h2' : 'h1'
  return <Heading className={`${styles.heading} ${className}`}>{children}</Heading>
}

/** Renders the container of a page title. Titles are sized by it, so they look the same in a preview. */
export const TitleFrame = ({ children }: { children: ReactNode }) => (
  <header className={styles.frame}>{children}</header>
)
