import type { ComponentType } from 'react'
import type { PortfolioShow } from '#shared/content/portfolio.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'

const pages = import.meta.glob<{ default: ComponentType<PageKinds['portfolioShow']> }>('./shows/*/Page.tsx')

/** Returns the source path (the key in Vite's manifest) and the loader of an arrangement. */
export const showEntry = (show: PortfolioShow) => ({
  source: `client/demo/portfolio/shows/${show}/Page.tsx`,
  load: pages[`./shows/${show}/Page.tsx`]!,
})
