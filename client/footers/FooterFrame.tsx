import type { ReactNode } from 'react'
import { siteFooterSlides, type SlideWidth } from '#shared/content/footerSlides.ts'
import styles from './FooterFrame.module.css'

interface FooterFrameProps {
  /** The widths at which the content slides off the footer. */
  slides?: readonly SlideWidth[]
  /** `ink` sets the colours of the content; with `own` the footer sets them. */
  ground?: 'ink' | 'own'
  className?: string | undefined
  children: ReactNode
}

/** Renders the `<footer>` of a page. The content slides off it if it fits the screen. */
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
