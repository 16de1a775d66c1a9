import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'
import type { PageKind, PageKinds } from '#shared/routes/kinds.ts'
import type { PageParams } from '#shared/routes/matchRoute.ts'

/** Whether a page uses the site's header and footer or brings its own. */
export type PageShell = 'site' | 'own'

export interface PageModule<Kind extends PageKind> {
  default: ComponentType<PageKinds[Kind]>
}

export interface PageEntry<Kind extends PageKind> {
  /** The page's source file, as in Vite's manifest. */
  source: string
  load: () => Promise<PageModule<Kind>>
  /** The page's words beside those of the shell. */
  words: readonly WordFile[]
  /** Modules and word files for markup that only the server renders (`ServerMarkup`). */
  styleSources?: readonly string[]
  serverWords?: readonly WordFile[]
  shell: PageShell
}

/** An entry, or a function that makes one from a row's props and the parameters of the address. */
export type Registered<Kind extends PageKind> =
  PageEntry<Kind> | ((props: PageKinds[Kind], params: PageParams) => PageEntry<Kind>)
