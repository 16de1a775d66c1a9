import { PageLink } from '../ui/PageLink.tsx'
import { isBranch, type MenuEntry, type MenuLink } from './menu.ts'

export const MenuAnchor = ({ label, to, isHere, isPart }: MenuLink) => (
  <PageLink to={to} aria-current={isHere ? (isPart ? 'location' : 'page') : undefined}>
    {label}
  </PageLink>
)

/** The links of a branch; those of a branch within it follow in their place. */
export const MenuLinks = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <ul>
    {entries.map((entry) => (
      <li key={entry.id}>
        {isBranch(entry) ? (
          <>
            <span>{entry.label}</span>
            <MenuLinks entries={entry.links} />
          </>
        ) : (
          <MenuAnchor {...entry} />
        )}
      </li>
    ))}
  </ul>
)
