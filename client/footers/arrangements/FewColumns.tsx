import type { MainBranch } from '../../app/mainLinks.ts'
import { FooterColumns } from '../FooterColumns.tsx'
import styles from './FewColumns.module.css'

/** Two or three columns, which stand beside each other earlier than four. */
export const FewColumns = ({ columns }: { columns: readonly MainBranch[] }) => (
  <FooterColumns columns={columns} className={styles.few} />
)
