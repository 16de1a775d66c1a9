import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './BarMenu.module.css'
import type { MenuEntry } from './menu.ts'
import { MenuLinks } from './MenuLinks.tsx'

interface BarMenuProps {
  entries: readonly MenuEntry[]
  /** Of the menus with one name only one is open, which the browser itself sees to. */
  name: string
  /** What it is called, where a header has two of them. */
  label?: string | undefined
}

/** A menu in a bar: its branches drop down. */
export function BarMenu({ entries, name, label }: BarMenuProps) {
  const { t } = useTranslation()
  return (
    <nav className={styles.bar} aria-label={label ?? t('mainNavigation')}>
      <MenuLinks entries={entries} name={name} hasPanels />
    </nav>
  )
}
