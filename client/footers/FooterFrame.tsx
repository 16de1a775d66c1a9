import type { ReactNode } from 'react'
import styles from './FooterFrame.module.css'

/** The widths between which the content may slide off the footer, by the breakpoints 1199, 991, 767 and 575. */
export interface FooterSlides {
  /** From 1200 px. */
  xl: boolean
  /** 992 to 1199 px. */
  lg: boolean
  /** 768 to 991 px. */
  md: boolean
  /** 576 to 767 px. */
  sm: boolean
  /** Up to 575 px. */
  xs: boolean
}

const wideScreens: FooterSlides = { xl: true, lg: false, md: false, sm: false, xs: false }

interface FooterFrameProps {
  slides?: FooterSlides
  /** `ink` sets the colours of what stands on it; another ground is the footer's own matter. */
  ground?: 'ink' | 'own'
  className?: string | undefined
  children: ReactNode
}

/** The `<footer>` of a page, which the content slides off where it fits into the screen. */
export function FooterFrame({ slides = wideScreens, ground = 'own', className = '', children }: FooterFrameProps) {
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
