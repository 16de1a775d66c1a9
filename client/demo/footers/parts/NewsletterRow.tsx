import type { FooterName } from '#shared/routes/footers.ts'
import { NewsletterForm } from '../../../forms/NewsletterForm.tsx'
import styles from './NewsletterRow.module.css'

/** The newsletter's sign-up: address and button joined in one row, the consent below. */
export const NewsletterRow = ({ of }: { of: FooterName }) => (
  <NewsletterForm at={`footer-${of}`} className={styles.row} />
)
