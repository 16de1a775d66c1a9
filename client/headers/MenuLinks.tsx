import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Folded } from './Folded.tsx'
import { isBranch, type MenuEntry, type MenuLink } from './menu.ts'

export const MenuAnchor = ({ label, to, isHere, isPart }: MenuLink) => (
  <PageLink to={to} aria-current={isHere ? (isPart ? 'location' : 'page') : undefined}>
    {label}
  </PageLink>
)

interface MenuLinksProps {
  entries: readonly MenuEntry[]
  /** Of the branches with one name only one is open, which the browser itself sees to. */
  name: string
  /** Whether a branch that has a panel opens it in the place of its links. */
  hasPanels?: boolean
}

/** The entries of a menu; a branch opens, and within it one more in its turn. */
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
            <Folded>{(hasPanels && entry.panel) || <MenuLinks entries={entry.links} name={`${name}-within`} />}</Folded>
          </details>
        ) : (
          <MenuAnchor {...entry} />
        )}
      </li>
    ))}
  </ul>
)
