import type { ComponentType } from 'react'
import { withoutRepeats, type WordFile } from '#locales/catalog.ts'
import { firstItem, type ShopItemId } from '#shared/content/shopNames.ts'
import { elementsOf } from '#shared/routes/elements.ts'
import type { PageModules } from '#shared/rendering.ts'
import type { PageKind, PageKinds } from '#shared/routes/kinds.ts'
import { framesOf, type FrameFamily } from '#shared/routes/frames.ts'
import { isPageFolder, type PageFolder } from '#shared/routes/pages.ts'
import { pageTitleNames } from '#shared/routes/pageTitles.ts'
import type { FoundPage, PageParams } from '#shared/routes/match.ts'
import { elementEntry } from '../kit/elementModules.ts'
import { footerEntry } from '../footers/footerModules.ts'
import { headerEntry } from '../headers/headerModules.ts'
import { headerPageEntry } from '../pages/frames/headerPageModules.ts'
import { pageTitleEntry } from '../pages/frames/pageTitleModules.ts'
import { articleModules, articleSource } from '../pages/blog/articleModules.ts'
import { blogLayoutModules, blogLayoutSource } from '../pages/blog/blogLayoutModules.ts'
import { projectModules, projectSource, projectWords } from '../pages/portfolio/projectModules.ts'
import { showModules, showSource } from '../pages/portfolio/showModules.ts'
import { homeEntry } from '../pages/homes/homeModules.ts'
import { innerEntry } from '../pages/inner/innerModules.ts'
import { pageEntry } from '../pages/pageModules.ts'
import type { FrameEntry } from './frameEntry.ts'
import type { PageSources } from './preparation.ts'

/** The full-screen layouts bring their own header and footer. */
export type PageShell = 'site' | 'own'

export interface PageModule<Kind extends PageKind> {
  default: ComponentType<PageKinds[Kind]>
}

interface PageEntry<Kind extends PageKind> {
  /** Source file of the page, as Vite's manifest names it. */
  source: string
  load: () => Promise<PageModule<Kind>>
  /** The words of the page beside those of the shell. */
  words: readonly WordFile[]
  /** Whose styles and words the server needs for markup that no browser renders (`ServerMarkup`). */
  styleSources?: readonly string[]
  serverWords?: readonly WordFile[]
  shell: PageShell
}

/** An entry, or what makes one of a row's props and the parameters of the address. */
type Registered<Kind extends PageKind> =
  PageEntry<Kind> | ((props: PageKinds[Kind], params: PageParams) => PageEntry<Kind>)

/** Where the parts lie that an index of frames shows, and the words that they say. */
const framesShown: {
  [Family in FrameFamily]: () => Pick<FrameEntry<string>, 'words'> & { sources: readonly string[] }
} = {
  headers: () => gathered(framesOf('headers').map(headerEntry)),
  footers: () => gathered(framesOf('footers').map(footerEntry)),
  'page-title': () => ({
    sources: pageTitleNames.map((name) => pageTitleEntry(name).source),
    words: pageTitleNames.map((name) => `page-title/${name}` as const),
  }),
}
const gathered = (entries: readonly Pick<FrameEntry<string>, 'source' | 'words'>[]) => ({
  sources: [...new Set(entries.map(({ source }) => source))],
  words: entries.flatMap(({ words }) => words),
})

/** The pages that are told something by their row, or show words that their address chooses. */
const pageRegistry: { [Kind in Exclude<PageKind, PageFolder>]: Registered<Kind> } = {
  homeVariant: ({ home }) => ({ ...homeEntry(home), shell: 'site' }),
  element: ({ element }) => {
    const { source, load, words } = elementEntry(element)
    return { source, load, words: ['kit', ...words], shell: 'site' }
  },
  elementIndex: ({ family }) => ({
    source: 'client/kit/ElementIndexPage.tsx',
    load: () => import('../kit/ElementIndexPage.tsx'),
    words: ['kit'],
    styleSources: elementsOf(family).map((element) => elementEntry(element).source),
    serverWords: elementsOf(family).flatMap((element) => elementEntry(element).words),
    shell: 'site',
  }),
  frameIndex: ({ family }) => {
    const { sources, words } = framesShown[family]()
    return {
      source: 'client/pages/frames/FrameIndexPage.tsx',
      load: () => import('../pages/frames/FrameIndexPage.tsx'),
      words: ['frames'],
      styleSources: sources,
      serverWords: words,
      shell: 'site',
    }
  },
  pageIndex: {
    source: 'client/pages/index/PageIndexPage.tsx',
    load: () => import('../pages/index/PageIndexPage.tsx'),
    words: ['pageIndexes'],
    shell: 'site',
  },
  header: ({ header }) => ({
    ...headerPageEntry(header),
    words: ['frames', `headers/${header}`],
    shell: 'site',
  }),
  footer: ({ footer }) => ({
    source: 'client/pages/frames/FooterPage.tsx',
    load: () => import('../pages/frames/FooterPage.tsx'),
    words: ['frames', `footers/${footer}`],
    shell: 'site',
  }),
  pageTitle: ({ pageTitle }) => ({
    ...pageTitleEntry(pageTitle),
    words: ['frames', `page-title/${pageTitle}`],
    shell: 'site',
  }),
  inner: ({ inner }) => innerEntry(inner),
  portfolioListing: {
    source: 'client/pages/portfolio/PortfolioListingPage.tsx',
    load: () => import('../pages/portfolio/PortfolioListingPage.tsx'),
    words: ['portfolio', 'projects'],
    shell: 'site',
  },
  portfolioShow: ({ show }) => ({
    source: showSource(show),
    load: showModules[show],
    words: ['portfolio', 'projects'],
    shell: 'site',
  }),
  project: ({ page }, { project }) => ({
    source: projectSource(page),
    load: projectModules[page],
    words: ['portfolio', 'projects', `project/${project ?? page}`, ...(projectWords[page] ?? [])],
    shell: 'site',
  }),
  blogListing: {
    source: 'client/pages/blog/BlogListingPage.tsx',
    load: () => import('../pages/blog/BlogListingPage.tsx'),
    words: ['blogPages', 'posts'],
    shell: 'site',
  },
  blogCategory: {
    source: 'client/pages/blog/CategoryPage.tsx',
    load: () => import('../pages/blog/CategoryPage.tsx'),
    words: ['blogPages', 'posts'],
    shell: 'site',
  },
  blogAuthor: {
    source: 'client/pages/blog/AuthorPage.tsx',
    load: () => import('../pages/blog/AuthorPage.tsx'),
    words: ['blogPages', 'posts'],
    shell: 'site',
  },
  post: ({ type }, { id = '' }) => ({
    source: articleSource(type),
    load: articleModules[type],
    words: ['blogPages', 'posts', `post/${id}`],
    shell: 'site',
  }),
  blogLayout: ({ layout }) => ({
    source: blogLayoutSource(layout),
    load: blogLayoutModules[layout],
    words: ['blogPages', 'posts', `blogs/${layout}`],
    shell: 'site',
  }),
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
  icons: {
    source: 'client/pages/icons/IconsPage.tsx',
    load: () => import('../pages/icons/IconsPage.tsx'),
    words: ['icons'],
    shell: 'site',
  },
  notFound: {
    source: 'client/pages/notFound/NotFoundPage.tsx',
    load: () => import('../pages/notFound/NotFoundPage.tsx'),
    words: ['notFound'],
    shell: 'own',
  },
}

/** What a page is loaded from. */
export function entryOf({ row, params }: FoundPage): PageEntry<PageKind> {
  if (isPageFolder(row.kind)) return { ...pageEntry(row.kind), shell: 'site' }
  const registered = pageRegistry[row.kind] as Registered<PageKind>
  return typeof registered === 'function' ? registered(row.props, params) : registered
}

/** A header and a footer of the page's own, as they are registered. */
const framesFor = ({ row: { header, footer } }: FoundPage) => ({
  header: header && headerEntry(header),
  footer: footer && footerEntry(footer),
})

/** Every file of words a page needs before it can render. */
export function wordsFor(found: FoundPage): readonly WordFile[] {
  const { header, footer } = framesFor(found)
  return withoutRepeats(['shell', ...entryOf(found).words, ...(header?.words ?? []), ...(footer?.words ?? [])])
}

/** Source files of a page, as Vite's manifest names them. */
export function modulesOf(found: FoundPage): PageModules {
  const { header, footer } = framesFor(found)
  return { page: entryOf(found).source, header: header?.source, footer: footer?.source }
}

export function sourcesOf(found: FoundPage): PageSources {
  const { load, shell } = entryOf(found)
  const { header, footer } = framesFor(found)
  return { page: load, header: header?.load, footer: footer?.load, words: wordsFor(found), shell }
}
