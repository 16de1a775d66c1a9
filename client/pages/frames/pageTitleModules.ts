import type { PageTitleName } from '#shared/routes/pageTitles.ts'
import type { PageTitlePage } from './pageTitlePage.tsx'

/** Where the page under a title lies, as Vite's manifest names it. */
export const pageTitleSource = (name: PageTitleName): string => `client/pages/frames/titles/${name}.tsx`

/** Loads the page under a title; a line for each. */
export const pageTitleModules: Readonly<Record<PageTitleName, () => Promise<{ default: PageTitlePage }>>> = {
  'left-alignment': () => import('./titles/left-alignment.tsx'),
}
