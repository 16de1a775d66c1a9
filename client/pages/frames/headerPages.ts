import type { ComponentType } from 'react'
import type { PageKinds } from '#shared/routes/kinds.ts'
import type { HeaderName } from '#shared/routes/headers.ts'

interface HeaderPageEntry {
  /** Source file, as Vite's manifest names it. */
  source: string
  load: () => Promise<{ default: ComponentType<PageKinds['header']> }>
}

/** A first screen of its own for each header with a panel. */
const panel: HeaderPageEntry = {
  source: 'client/pages/frames/PanelPage.tsx',
  load: () => import('./PanelPage.tsx'),
}

/** Headers whose page has a body of its own. */
export const headerPages: Readonly<Partial<Record<HeaderName, HeaderPageEntry>>> = {
  'header-with-push': panel,
  'one-page-navigation': {
    source: 'client/pages/frames/OnePage.tsx',
    load: () => import('./OnePage.tsx'),
  },
  'left-menu-classic': panel,
  'left-menu-modern': {
    source: 'client/pages/frames/SliderPage.tsx',
    load: () => import('./SliderPage.tsx'),
  },
  'mobile-menu-classic': panel,
  'mobile-menu-modern': panel,
  'mobile-menu-full-screen': panel,
  'hamburger-menu': panel,
  'hamburger-menu-modern': panel,
  'hamburger-menu-half': panel,
}
