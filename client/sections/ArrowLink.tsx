import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import styles from './ArrowLink.module.css'

interface ArrowLinkProps {
  /** An address of the site. */
  to: string
  /** A class for its place. */
  className?: string | undefined
  children: ReactNode
}

/** Renders a link that leads on from a section. */
export function ArrowLink({ to, className, children }: ArrowLinkProps) {
  return (
    <PageLink className={className ? `${styles.link} ${className}` : styles.link} to={to}>
      {children}
      <Icon name="arrow" />
    </PageLink>
  )
}
