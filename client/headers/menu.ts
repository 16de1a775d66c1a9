import type { ReactNode } from 'react'

/** A link of a menu, with its address and its words. */
export interface MenuLink {
  id: string
  label: string
  to: string
  /** Whether this is where the visitor is. */
  isHere: boolean
  /** Whether it leads to a part of the page that is shown. */
  isPart?: boolean
}

/** An entry of a menu that opens: links, among them branches again, down to the third level. */
export interface MenuBranch {
  id: string
  label: string
  /** Whether the visitor is on a page of this branch. */
  isHere: boolean
  links: readonly MenuEntry[]
  /** What the bar opens in the place of the list of links. */
  panel?: ReactNode
}

export type MenuEntry = MenuLink | MenuBranch

export const isBranch = (entry: MenuEntry): entry is MenuBranch => 'links' in entry
