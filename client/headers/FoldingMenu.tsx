import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './FoldingMenu.module.css'
import type { MenuEntry } from './menu.ts'
import { MenuLinks } from './MenuLinks.tsx'

interface FoldingMenuProps {
  entries: readonly MenuEntry[]
  /** The browser keeps only one branch with this name open. */
  name: string
}

/** Renders a menu in rows whose branches unfold in place. */
export function FoldingMenu({ entries, name }: FoldingMenuProps) {
  const { t } = useTranslation()
  return (
    <nav className={styles.rows} aria-label={t('mainNavigation')}>
      <MenuLinks entries={entries} name={name} />
    </nav>
  )
}
