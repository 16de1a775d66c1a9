import type { ReactNode } from 'react'
import { siteFooterSlides, type FooterSlides } from '#shared/content/footerSlides.ts'
import styles from './FooterFrame.module.css'

interface FooterFrameProps {
  slides?: FooterSlides
  /** `ink` sets the colours of what stands on it; another ground is the footer's own matter. */
  ground?: 'ink' | 'own'
  className?: string | undefined
  children: ReactNode
}

/** The `<footer>` of a page, which the content slides off where it fits into the screen. */
export function FooterFrame({ slides = siteFooterSlides, ground = 'own', className = '', children }: FooterFrameProps) {
  const sliding = Object.entries(slides).flatMap(([width, slidesThere]) => (slidesThere ? [width] : []))
  return (
    <footer
      className={`${styles.footer} ${className}`.trim()}
      data-footer
      data-ground={ground}
      data-slides={sliding.join(' ')}
    >
      <div className={styles.inside}>{children}</div>
    </footer>
  )
}
