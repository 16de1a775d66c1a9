import type { ComponentType } from 'react'
import type { PortfolioShow } from '#shared/content/portfolio.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'

const pages = import.meta.glob<{ default: ComponentType<PageKinds['portfolioShow']> }>('./shows/*/Page.tsx')

/** Returns where an arrangement lies, as Vite's manifest names it, and how it is loaded. */
export const showEntry = (show: PortfolioShow) => ({
  source: `client/demo/portfolio/shows/${show}/Page.tsx`,
  load: pages[`./shows/${show}/Page.tsx`]!,
})
