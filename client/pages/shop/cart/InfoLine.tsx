import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './InfoLine.module.css'

/** Renders an information line. It is not a message, because nothing has happened. */
export const InfoLine = ({ children }: { children: ReactNode }) => (
  <p className={styles.notice}>
    <Icon name="info" />
    <span>{children}</span>
  </p>
)
