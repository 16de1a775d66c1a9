import type { ReactNode } from 'react'
import styles from './Quotation.module.css'

interface QuotationProps {
  /** The text without quotation marks; the language determines them. */
  children: ReactNode
  className?: string | undefined
}

/** Renders a quotation between the quotation marks of its language. */
export const Quotation = ({ children, className }: QuotationProps) => (
  <blockquote className={className ? `${styles.quotation} ${className}` : styles.quotation}>
    <p>{children}</p>
  </blockquote>
)
