import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { isBranch, type MenuEntry, type MenuLink } from './menu.ts'

export const MenuAnchor = ({ label, to, isHere, isPart }: MenuLink) => (
  <PageLink to={to} aria-current={isHere ? (isPart ? 'location' : 'page') : undefined}>
    {label}
  </PageLink>
)

interface MenuLinksProps {
  entries: readonly MenuEntry[]
  /** Of the menu that they are in: of the branches within its branches only one is open, too. */
  name: string
}

/** The links of a branch; a branch within it opens in its turn. */
export const MenuLinks = ({ entries, name }: MenuLinksProps) => (
  <ul>
    {entries.map((entry) => (
      <li key={entry.id}>
        {isBranch(entry) ? (
          <details name={`${name}-within`} data-branch={entry.id}>
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
)
