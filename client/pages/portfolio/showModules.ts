import type { ComponentType } from 'react'
import type { PortfolioShow } from '#shared/content/portfolio.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'

/** Where an arrangement lies, as Vite's manifest names it. */
export const showSource = (show: PortfolioShow): string => `client/pages/portfolio/shows/${show}.tsx`

/** Loads an arrangement of its own; a line for each. */
export const showModules: Readonly<
  Record<PortfolioShow, () => Promise<{ default: ComponentType<PageKinds['portfolioShow']> }>>
> = {
  scattered: () => import('./shows/scattered.tsx'),
  justifiedGallery: () => import('./shows/justifiedGallery.tsx'),
  slider: () => import('./shows/slider.tsx'),
}
