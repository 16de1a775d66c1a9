import { withoutRepeats, type WordFile } from '#locales/wordFiles.ts'
import { firstItem, type ShopItemId } from '#shared/content/shopNames.ts'
import type { PageModules } from '#shared/rendering.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import { isPartyFolder, type PartyFolder } from '#shared/routes/pages.ts'
import type { FoundPage } from '#shared/routes/matchRoute.ts'
import { demoRegistry, footerEntry, headerEntry } from '../demo/registry.ts'
import type { PageEntry, Registered } from '../pages/pageEntry.ts'
import { pageEntry } from '../pages/pageModules.ts'
// With the list of pages, so that a change of page does not wait for it.
import './freshContent.ts'
import type { PageSources } from './preparation.ts'

/** The party's pages whose row has props, or whose words depend on the address. */
const partyRegistry: { [Kind in Exclude<PageKind, PartyFolder | keyof typeof demoRegistry>]: Registered<Kind> } = {
  pageIndex: {
    source: 'client/pages/index/PageIndexPage.tsx',
    load: () => import('../pages/index/PageIndexPage.tsx'),
    words: ['pageIndexes'],
    shell: 'site',
  },
  shopListing: {
    source: 'client/pages/shop/ShopListingPage.tsx',
    load: () => import('../pages/shop/ShopListingPage.tsx'),
    words: ['shelf'],
    shell: 'site',
  },
  product: (_, { item = firstItem }) => ({
    source: 'client/pages/shop/ProductPage.tsx',
    load: () => import('../pages/shop/ProductPage.tsx'),
    words: [`product/${item as ShopItemId}`, 'productPages'],
    shell: 'site',
  }),
  notFound: {
    source: 'client/pages/notFound/NotFoundPage.tsx',
    load: () => import('../pages/notFound/NotFoundPage.tsx'),
    words: ['notFound'],
    shell: 'own',
  },
}

const pageRegistry = { ...partyRegistry, ...demoRegistry }

/** Returns the registration of a page: its module, words and shell. */
export function entryOf({ row, params }: FoundPage): PageEntry<PageKind> {
  if (isPartyFolder(row.kind)) return { ...pageEntry(row.kind), shell: 'site' }
  const registered = pageRegistry[row.kind] as Registered<PageKind>
  return typeof registered === 'function' ? registered(row.props, params) : registered
}

/** Returns the registrations of the page's own header and footer. */
const framesFor = ({ row: { header, footer } }: FoundPage) => ({
  header: header && headerEntry(header),
  footer: footer && footerEntry(footer),
})

/** Returns all word files that a page needs before it can render. */
export function wordsFor(found: FoundPage): readonly WordFile[] {
  const { header, footer } = framesFor(found)
  return withoutRepeats(['shell', ...entryOf(found).words, ...(header?.words ?? []), ...(footer?.words ?? [])])
}

/** Returns the source files of a page as Vite's manifest names them. */
export function modulesOf(found: FoundPage): PageModules {
  const { header, footer } = framesFor(found)
  return { page: entryOf(found).source, header: header?.source, footer: footer?.source }
}

export function sourcesOf(found: FoundPage): PageSources {
  const { load, shell } = entryOf(found)
  const { header, footer } = framesFor(found)
  return { page: load, header: header?.load, footer: footer?.load, words: wordsFor(found), shell }
}
