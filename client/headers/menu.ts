import type { ReactNode } from 'react'

/** A link of a menu, with address and label. */
export interface MenuLink {
  id: string
  label: string
  /** BCP 47 tag of the label if its language is not that of the page. */
  lang?: string | undefined
  to: string
  /** Whether it leads to the current page. */
  isHere: boolean
  /** Whether it leads to a section of the current page. */
  isPart?: boolean
}

/** An entry of a menu that opens. Branches go down to the third level. */
export interface MenuBranch {
  id: string
  label: string
  /** Whether the current page is in this branch. */
  isHere: boolean
  links: readonly MenuEntry[]
  /** A panel that the bar opens instead of the list of links. */
  panel?: ReactNode
}

export type MenuEntry = MenuLink | MenuBranch

export const isBranch = (entry: MenuEntry): entry is MenuBranch => 'links' in entry
