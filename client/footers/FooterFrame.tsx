import type { ReactNode } from 'react'
import { siteFooterSlides, type SlideWidth } from '#shared/content/footerSlides.ts'
import styles from './FooterFrame.module.css'

interface FooterFrameProps {
  /** The widths at which the content slides off it. */
  slides?: readonly SlideWidth[]
  /** `ink` sets the colours of what stands on it; another ground is the footer's own matter. */
  ground?: 'ink' | 'own'
  className?: string | undefined
  children: ReactNode
}

/** The `<footer>` of a page, which the content slides off where it fits into the screen. */
export function FooterFrame({ slides = siteFooterSlides, ground = 'own', className = '', children }: FooterFrameProps) {
  return (
    <footer
      className={`${styles.footer} ${className}`.trim()}
      data-footer
      data-ground={ground}
      data-slides={slides.join(' ')}
    >
      <div className={styles.inside}>{children}</div>
    </footer>
  )
}
