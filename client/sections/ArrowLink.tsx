import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import styles from './ArrowLink.module.css'

interface ArrowLinkProps {
  /** An address of the site. */
  to: string
  /** Where it stands. */
  className?: string | undefined
  children: ReactNode
}

/** A link that leads on from a section. */
export function ArrowLink({ to, className, children }: ArrowLinkProps) {
  return (
    <PageLink className={className ? `${styles.link} ${className}` : styles.link} to={to}>
      {children}
      <Icon name="arrow" />
    </PageLink>
  )
}
