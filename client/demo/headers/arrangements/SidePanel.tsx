import type { ReactNode } from 'react'
import { Burger } from '../../../headers/BurgerMenu.tsx'
import styles from './SidePanel.module.css'

interface SidePanelProps {
  /** The edge of the screen that it comes from. */
  from: 'start' | 'end'
  /** Whether the page moves aside by the panel's width, `--panel`; the burger stands last in the bar then. */
  pushes?: boolean
  isAlways?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A burger whose panel, as high as the screen, comes from one of its edges. */
export const SidePanel = ({ from, pushes = false, isAlways = false, className = '', children }: SidePanelProps) => (
  <Burger className={`${styles.burger} ${pushes ? styles.pushes : ''} ${className}`} isAlways={isAlways}>
    <div className={styles.panel} data-from={from}>
      {children}
    </div>
  </Burger>
)
