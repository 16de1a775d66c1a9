import type { PageTitleName } from '#shared/routes/pageTitles.ts'
import type { PageTitlePage } from './pageTitlePage.tsx'

const pages = import.meta.glob<{ default: PageTitlePage }>('./titles/*/Page.tsx')

/** Returns the source path (the key in Vite's manifest) and the loader of a page title's page. */
export const pageTitleEntry = (name: PageTitleName) => ({
  source: `client/demo/frames/titles/${name}/Page.tsx`,
  load: pages[`./titles/${name}/Page.tsx`]!,
})
