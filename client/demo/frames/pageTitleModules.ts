import type { PageTitleName } from '#shared/routes/pageTitles.ts'
import type { PageTitlePage } from './pageTitlePage.tsx'

const pages = import.meta.glob<{ default: PageTitlePage }>('./titles/*/Page.tsx')

/** Returns where the page under a title lies, as Vite's manifest names it, and how it is loaded. */
export const pageTitleEntry = (name: PageTitleName) => ({
  source: `client/demo/frames/titles/${name}/Page.tsx`,
  load: pages[`./titles/${name}/Page.tsx`]!,
})
