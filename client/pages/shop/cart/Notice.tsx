import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './Notice.module.css'

/** A sentence to know before going on; no message, for nothing has happened. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <p className={styles.notice}>
    <Icon name="info" />
    <span>{children}</span>
  </p>
)
