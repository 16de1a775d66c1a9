import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './BarMenu.module.css'
import type { MenuEntry } from './menu.ts'
import { MenuLinks } from './MenuLinks.tsx'

interface BarMenuProps {
  entries: readonly MenuEntry[]
  /** The browser keeps only one menu with this name open. */
  name: string
  /** The accessible name, where a header has two menus. */
  label?: string | undefined
}

/** Renders a menu in a bar whose branches drop down. */
export function BarMenu({ entries, name, label }: BarMenuProps) {
  const { t } = useTranslation()
  return (
    <nav className={styles.bar} aria-label={label ?? t('mainNavigation')}>
      <MenuLinks entries={entries} name={name} hasPanels />
    </nav>
  )
}
