import type { FooterName } from '#shared/routes/footers.ts'
import { NewsletterForm } from '../../../forms/NewsletterForm.tsx'
import styles from './NewsletterRow.module.css'

/** Renders the newsletter form with the field and the button in one row, and the consent below. */
export const NewsletterRow = ({ of }: { of: FooterName }) => (
  <NewsletterForm anchor={`footer-${of}`} className={styles.row} />
)
