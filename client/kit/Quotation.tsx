import type { ReactNode } from 'react'
import styles from './Quotation.module.css'

interface QuotationProps {
  /** What was said, without quotation marks: they are the language's. */
  children: ReactNode
  className?: string | undefined
}

/** Words of somebody else, between the marks of their language. */
export const Quotation = ({ children, className }: QuotationProps) => (
  <blockquote className={className ? `${styles.quotation} ${className}` : styles.quotation}>
    <p>{children}</p>
  </blockquote>
)
