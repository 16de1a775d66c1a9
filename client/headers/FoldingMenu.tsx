import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './FoldingMenu.module.css'
import type { MenuEntry } from './menu.ts'
import { MenuLinks } from './MenuLinks.tsx'

interface FoldingMenuProps {
  entries: readonly MenuEntry[]
  /** Of the branches with one name only one is unfolded, which the browser itself sees to. */
  name: string
}

/** A menu in rows: its branches unfold in their place. */
export function FoldingMenu({ entries, name }: FoldingMenuProps) {
  const { t } = useTranslation()
  return (
    <nav className={styles.rows} aria-label={t('mainNavigation')}>
      <MenuLinks entries={entries} name={name} />
    </nav>
  )
}
