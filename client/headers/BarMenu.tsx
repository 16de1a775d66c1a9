import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import styles from './BarMenu.module.css'
import { isBranch, type MenuEntry } from './menu.ts'
import { MenuAnchor, MenuLinks } from './MenuLinks.tsx'

interface BarMenuProps {
  entries: readonly MenuEntry[]
  /** Of the menus with one name only one is open, which the browser itself sees to. */
  name: string
}

/** A menu in a bar: its branches drop down. */
export function BarMenu({ entries, name }: BarMenuProps) {
  const { t } = useTranslation()
  return (
    <nav className={styles.bar} aria-label={t('mainNavigation')}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {isBranch(entry) ? (
              <details name={name} data-branch={entry.id}>
                <summary data-here={entry.isHere || undefined}>
                  {entry.label}
                  <Icon name="chevron" />
                </summary>
                {entry.panel ?? <MenuLinks entries={entry.links} />}
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
