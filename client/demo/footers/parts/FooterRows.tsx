import type { ReactNode } from 'react'
import type { MainBranch } from '../../../site/mainLinks.ts'
import { FooterColumns } from '../../../footers/FooterColumns.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import styles from './FooterRows.module.css'

interface FewColumnsProps {
  columns: readonly MainBranch[]
}

/** Renders two or three columns. They fit side by side at a smaller width than four. */
export const FewColumns = ({ columns }: FewColumnsProps) => <FooterColumns columns={columns} className={styles.few} />

interface ColumnRowProps extends FewColumnsProps {
  /** Its rule sets `--columns`, the widths of the three parts. */
  className: string | undefined
  first: ReactNode
  /** The last part of the row. */
  children: ReactNode
}

/** Renders columns between a first and a last part. Below 992 px the columns have a row of their own. */
export const ColumnRow = ({ columns, className, first, children }: ColumnRowProps) => (
  <div className={`${styles.columns} ${className}`}>
    {first}
    <FewColumns columns={columns} />
    {children}
  </div>
)

/** Renders the last line, with the links to social networks at its end. */
export const LegalRow = () => (
  <div className={styles.legal}>
    <FooterLegal hasPrivacy />
    <FooterNetworks />
  </div>
)
