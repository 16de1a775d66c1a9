import type { PageTitleName } from '#shared/routes/pageTitles.ts'
import type { PageTitlePage } from './pageTitlePage.tsx'

/** Where the page under a title lies, as Vite's manifest names it. */
export const pageTitleSource = (name: PageTitleName): string => `client/pages/frames/titles/${name}.tsx`

/** Loads the page under a title; a line for each. */
export const pageTitleModules: Readonly<Record<PageTitleName, () => Promise<{ default: PageTitlePage }>>> = {
  'left-alignment': () => import('./titles/left-alignment.tsx'),
  'right-alignment': () => import('./titles/right-alignment.tsx'),
  'center-alignment': () => import('./titles/center-alignment.tsx'),
  'colorful-style': () => import('./titles/colorful-style.tsx'),
  'big-typography': () => import('./titles/big-typography.tsx'),
  'parallax-background': () => import('./titles/parallax-background.tsx'),
  'separate-breadcrumbs': () => import('./titles/separate-breadcrumbs.tsx'),
  'gallery-background': () => import('./titles/gallery-background.tsx'),
  'background-video': () => import('./titles/background-video.tsx'),
  'mini-version': () => import('./titles/mini-version.tsx'),
}
