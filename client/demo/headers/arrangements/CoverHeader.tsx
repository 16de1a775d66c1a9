import type { ReactNode } from 'react'
import { Logo } from '../../../ui/Logo.tsx'
import { Burger } from '../../../headers/BurgerMenu.tsx'
import { HeaderFrame, HeaderTools } from '../../../headers/HeaderFrame.tsx'
import { LanguageMenu } from '../../../headers/LanguageMenu.tsx'
import styles from './CoverHeader.module.css'
import deep from './deepMenus.module.css'

interface CoverHeaderProps {
  /** Class of the burger; its only `<div>` is the panel. */
  className: string | undefined
  /** Content of the panel. */
  children: ReactNode
}

/** Renders a bar with a burger at every width. Its panel covers the whole page. */
export const CoverHeader = ({ className, children }: CoverHeaderProps) => (
  <HeaderFrame scroll="fixed" className={deep.menus}>
    <Logo />
    <HeaderTools>
      <LanguageMenu name="bar" />
    </HeaderTools>
    <Burger className={`${styles.burger} ${className}`} isAlways>
      <div className={styles.panel}>{children}</div>
    </Burger>
  </HeaderFrame>
)
