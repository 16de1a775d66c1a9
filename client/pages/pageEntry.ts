import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'
import type { PageKind, PageKinds } from '#shared/routes/kinds.ts'
import type { PageParams } from '#shared/routes/matchRoute.ts'

/** The full-screen layouts bring their own header and footer. */
export type PageShell = 'site' | 'own'

export interface PageModule<Kind extends PageKind> {
  default: ComponentType<PageKinds[Kind]>
}

export interface PageEntry<Kind extends PageKind> {
  /** Source file of the page, as Vite's manifest names it. */
  source: string
  load: () => Promise<PageModule<Kind>>
  /** The words of the page beside those of the shell. */
  words: readonly WordFile[]
  /** Modules and word files that the server needs for markup that no browser renders (`ServerMarkup`). */
  styleSources?: readonly string[]
  serverWords?: readonly WordFile[]
  shell: PageShell
}

/** An entry, or what makes one of a row's props and the parameters of the address. */
export type Registered<Kind extends PageKind> =
  PageEntry<Kind> | ((props: PageKinds[Kind], params: PageParams) => PageEntry<Kind>)
