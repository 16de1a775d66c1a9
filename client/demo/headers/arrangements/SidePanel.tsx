import type { ReactNode } from 'react'
import { Burger } from '../../../headers/BurgerMenu.tsx'
import styles from './SidePanel.module.css'

interface SidePanelProps {
  /** The edge of the screen from which the panel opens. */
  from: 'start' | 'end'
  /** Whether the page moves aside by the panel's width (`--panel`). The burger must then be the last item of the bar. */
  pushes?: boolean
  isAlways?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Renders a burger whose full-height panel opens from an edge of the screen. */
export const SidePanel = ({ from, pushes = false, isAlways = false, className = '', children }: SidePanelProps) => (
  <Burger className={`${styles.burger} ${pushes ? styles.pushes : ''} ${className}`} isAlways={isAlways}>
    <div className={styles.panel} data-from={from}>
      {children}
    </div>
  </Burger>
)
