import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './BurgerMenu.module.css'
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

interface BurgerMenuProps {
  entries: readonly MenuEntry[]
  /** Stands under the menu. */
  children: ReactNode
}

/** What stands in the place of the bar on a small screen; `behaviour/burger.ts` makes its panel modal. */
export function BurgerMenu({ entries, children }: BurgerMenuProps) {
  const { t } = useTranslation()
  return (
    <details className={styles.menu} data-burger>
      <BurgerSummary />
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
    </details>
  )
}
