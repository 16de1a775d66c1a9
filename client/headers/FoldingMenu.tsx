import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import styles from './FoldingMenu.module.css'
import { isBranch, type MenuEntry } from './menu.ts'
import { MenuAnchor, MenuLinks } from './MenuLinks.tsx'

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
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {isBranch(entry) ? (
              <details name={name} data-branch={entry.id}>
                <summary data-here={entry.isHere || undefined}>
                  {entry.label}
                  <Icon name="chevron" />
                </summary>
                <MenuLinks entries={entry.links} name={name} />
              </details>
            ) : (
              <MenuAnchor {...entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
