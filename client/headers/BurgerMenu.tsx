import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './BurgerMenu.module.css'
import { MenuContent } from './MenuContent.tsx'
import { FoldingMenu } from './FoldingMenu.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import type { MenuEntry } from './menu.ts'

/** Renders the summary of a burger menu: four lines that become a cross. */
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
  /** A class for a header that is not the party's own. */
  className?: string | undefined
  /** Whether the burger is there at every width and no bar replaces it. */
  isAlways?: boolean
  /** The content of the panel. */
  children: ReactNode
}

/** Renders a burger and its panel, which `behaviour/burger.ts` makes modal. */
export const Burger = ({ className = '', isAlways = false, children }: BurgerProps) => (
  <details className={`${styles.menu} ${className}`} data-burger={isAlways ? 'always' : 'narrow'}>
    <BurgerSummary />
    <MenuContent>{children}</MenuContent>
  </details>
)

interface BurgerMenuProps {
  entries: readonly MenuEntry[]
  /** A class for a header that is not the party's own. */
  className?: string | undefined
  /** Shown below the menu. */
  children: ReactNode
}

/** Renders the menu that replaces the bar on a small screen. */
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
      </div>
    </Burger>
  )
}
