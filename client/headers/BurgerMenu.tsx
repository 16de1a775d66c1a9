import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './BurgerMenu.module.css'
import { Folded } from './Folded.tsx'
import { FoldingMenu } from './FoldingMenu.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import type { MenuEntry } from './menu.ts'
import { ThemeChoice } from './ThemeChoice.tsx'

/** Four lines that become a cross. */
export function BurgerSummary() {
  const { t } = useTranslation()
  return (
    <summary>
      <span className={styles.lines} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </span>
      <VisuallyHidden>{t('menu')}</VisuallyHidden>
    </summary>
  )
}

interface BurgerProps {
  /** Of an arrangement that is not the party's own. */
  className?: string | undefined
  /** Whether it is there at every width: no bar ever stands in its place. */
  isAlways?: boolean
  /** The panel. */
  children: ReactNode
}

/** A burger and the panel that it opens, which `behaviour/burger.ts` makes modal. */
export const Burger = ({ className = '', isAlways = false, children }: BurgerProps) => (
  <details className={`${styles.menu} ${className}`} data-burger={isAlways ? 'always' : 'narrow'}>
    <BurgerSummary />
    <Folded>{children}</Folded>
  </details>
)

interface BurgerMenuProps {
  entries: readonly MenuEntry[]
  /** Of an arrangement that is not the party's own. */
  className?: string | undefined
  /** Stands under the menu. */
  children: ReactNode
}

/** What stands in the place of the bar on a small screen. */
export function BurgerMenu({ entries, className, children }: BurgerMenuProps) {
  const { t } = useTranslation()
  return (
    <Burger className={className}>
      <div className={styles.panel}>
        <FoldingMenu entries={entries} name="burger" />
        {children}
        <div className={styles.languages}>
          <p>
            <Icon name="globe" />
            {t('language')}
          </p>
          <LanguageLinks />
        </div>
        <ThemeChoice />
      </div>
    </Burger>
  )
}
