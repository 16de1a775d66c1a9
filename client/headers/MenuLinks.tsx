import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { MenuContent } from './MenuContent.tsx'
import { isBranch, type MenuEntry, type MenuLink } from './menu.ts'

export const MenuAnchor = ({ label, lang, to, isHere, isPart }: MenuLink) => (
  <PageLink to={to} lang={lang} aria-current={isHere ? (isPart ? 'location' : 'page') : undefined}>
    {label}
  </PageLink>
)

interface MenuLinksProps {
  entries: readonly MenuEntry[]
  /** The browser keeps only one branch with this name open. */
  name: string
  /** Whether a branch with a panel opens the panel instead of its links. */
  hasPanels?: boolean
}

/** Renders the entries of a menu; branches may hold further branches. */
export const MenuLinks = ({ entries, name, hasPanels = false }: MenuLinksProps) => (
  <ul>
    {entries.map((entry) => (
      <li key={entry.id}>
        {isBranch(entry) ? (
          <details name={name} data-branch={entry.id}>
            <summary data-here={entry.isHere || undefined}>
              {entry.label}
              <Icon name="chevron" />
            </summary>
            <MenuContent>
              {(hasPanels && entry.panel) || <MenuLinks entries={entry.links} name={`${name}-within`} />}
            </MenuContent>
          </details>
        ) : (
          <MenuAnchor {...entry} />
        )}
      </li>
    ))}
  </ul>
)
