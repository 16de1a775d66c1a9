import type { ReactNode } from 'react'
import { Logo } from '../../../ui/Logo.tsx'
import { Burger } from '../../../headers/BurgerMenu.tsx'
import { HeaderFrame, HeaderTools } from '../../../headers/HeaderFrame.tsx'
import { LanguageMenu } from '../../../headers/LanguageMenu.tsx'
import styles from './CoverHeader.module.css'
import deep from './deepMenus.module.css'

interface CoverHeaderProps {
  /** Of the burger, whose panel is its one `<div>`. */
  className: string | undefined
  /** What the panel holds. */
  children: ReactNode
}

/** A bar with a burger at every width; its panel lies over the whole page. */
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
