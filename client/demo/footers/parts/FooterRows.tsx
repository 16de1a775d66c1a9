import type { ReactNode } from 'react'
import type { MainBranch } from '../../../site/mainLinks.ts'
import { FooterColumns } from '../../../footers/FooterColumns.tsx'
import { FooterLegal } from '../../../footers/FooterLegal.tsx'
import { FooterNetworks } from '../../../footers/FooterNetworks.tsx'
import styles from './FooterRows.module.css'

interface FewColumnsProps {
  columns: readonly MainBranch[]
}

/** Two or three columns, which stand beside each other earlier than four. */
export const FewColumns = ({ columns }: FewColumnsProps) => <FooterColumns columns={columns} className={styles.few} />

interface ColumnRowProps extends FewColumnsProps {
  /** Says in `--columns` how wide the three parts are. */
  className: string | undefined
  first: ReactNode
  /** What comes last. */
  children: ReactNode
}

/** Columns between what comes first and last; below 992 px they have a row of their own. */
export const ColumnRow = ({ columns, className, first, children }: ColumnRowProps) => (
  <div className={`${styles.columns} ${className}`}>
    {first}
    <FewColumns columns={columns} />
    {children}
  </div>
)

/** The last line, with the networks at its end. */
export const LegalRow = () => (
  <div className={styles.legal}>
    <FooterLegal hasPrivacy />
    <FooterNetworks />
  </div>
)
