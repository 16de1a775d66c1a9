import { elementsOf } from '#shared/routes/elements.ts'
import type { FooterName } from '#shared/routes/footers.ts'
import { framesOf, type FrameFamily } from '#shared/routes/frames.ts'
import type { HeaderName } from '#shared/routes/headers.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import { demoFolders, type DemoFolder } from '#shared/routes/pages.ts'
import { pageTitleNames } from '#shared/routes/pageTitles.ts'
import type { FrameEntry } from '../site/frameEntry.ts'
import type { Registered } from '../pages/pageEntry.ts'
import { demoPageEntry } from './pageModules.ts'
import * as footers from './footers/footerModules.ts'
import * as headers from './headers/headerModules.ts'
import { elementEntry } from './elements/elementModules.ts'
import { articleEntry } from './blog/articleModules.ts'
import { blogLayoutEntry } from './blog/blogLayoutModules.ts'
import { headerPageEntry } from './frames/headerPageModules.ts'
import { pageTitleEntry } from './frames/pageTitleModules.ts'
import { homeEntry } from './homes/homeModules.ts'
import { innerEntry } from './inner/innerModules.ts'
import { projectEntry } from './portfolio/projectModules.ts'
import { showEntry } from './portfolio/showModules.ts'

/*
 * The pages, headers and footers of the demonstration. Only the list of all pages (`client/app/pageRegistry.ts`) imports this module, and
 * a build with `DEMO_PAGES=off` leaves it out (`scripts/vite/demo.ts`).
 */

/** The modules and the words that an index of frames shows. */
const framesShown: {
  [Family in FrameFamily]: () => Pick<FrameEntry<string>, 'words'> & { sources: readonly string[] }
} = {
  headers: () => registered(framesOf('headers').map(headers.headerEntry)),
  footers: () => registered(framesOf('footers').map(footers.footerEntry)),
  'page-title': () => ({
    sources: pageTitleNames.map((name) => pageTitleEntry(name).source),
    words: pageTitleNames.map((name) => `page-title/${name}` as const),
  }),
}
const registered = (entries: readonly Pick<FrameEntry<string>, 'source' | 'words'>[]) => ({
  sources: [...new Set(entries.map(({ source }) => source))],
  words: entries.flatMap(({ words }) => words),
})

/** Entries of the kinds of pages that only the demonstration has. */
export const demoRegistry = {
  ...(Object.fromEntries(demoFolders.map((folder) => [folder, { ...demoPageEntry(folder), shell: 'site' }])) as {
    [Folder in DemoFolder]: ReturnType<typeof demoPageEntry> & { shell: 'site' }
  }),
  homeVariant: ({ home }) => ({ ...homeEntry(home), shell: 'site' }),
  element: ({ element }) => {
    const { source, load, words } = elementEntry(element)
    return { source, load, words: ['kit', ...words], shell: 'site' }
  },
  elementIndex: ({ family }) => ({
    source: 'client/demo/elements/ElementIndexPage.tsx',
    load: () => import('./elements/ElementIndexPage.tsx'),
    words: ['kit'],
    styleSources: elementsOf(family).map((element) => elementEntry(element).source),
    serverWords: elementsOf(family).flatMap((element) => elementEntry(element).words),
    shell: 'site',
  }),
  frameIndex: ({ family }) => {
    const { sources, words } = framesShown[family]()
    return {
      source: 'client/demo/frames/FrameIndexPage.tsx',
      load: () => import('./frames/FrameIndexPage.tsx'),
      words: ['frames'],
      styleSources: sources,
      serverWords: words,
      shell: 'site',
    }
  },
  header: ({ header }) => ({
    ...headerPageEntry(header),
    words: ['frames', `headers/${header}`],
    shell: 'site',
  }),
  footer: ({ footer }) => ({
    source: 'client/demo/frames/FooterPage.tsx',
    load: () => import('./frames/FooterPage.tsx'),
    // The footer with buttons for the home screen shows instructions in the place of homes.
    words: ['frames', `footers/${footer}`, ...(footer === 'home-screen' ? [] : (['homeTitles'] as const))],
    shell: 'site',
  }),
  pageTitle: ({ pageTitle }) => ({
    ...pageTitleEntry(pageTitle),
    words: ['frames', `page-title/${pageTitle}`],
    shell: 'site',
  }),
  inner: ({ inner }) => innerEntry(inner),
  portfolioListing: ({ style }) => ({
    source: 'client/demo/portfolio/PortfolioListingPage.tsx',
    load: () => import('./portfolio/PortfolioListingPage.tsx'),
    words: ['portfolio', `listing/${style}`],
    shell: 'site',
  }),
  portfolioShow: ({ show }) => ({
    ...showEntry(show),
    words: ['portfolio', 'projects'],
    shell: 'site',
  }),
  project: ({ page }, { project }) => {
    const { source, load, words } = projectEntry(page)
    return { source, load, words: ['portfolio', 'projects', `project/${project ?? page}`, ...words], shell: 'site' }
  },
  blogListing: {
    source: 'client/demo/blog/BlogListingPage.tsx',
    load: () => import('./blog/BlogListingPage.tsx'),
    words: ['blogPages', 'posts'],
    shell: 'site',
  },
  blogCategory: {
    source: 'client/demo/blog/CategoryPage.tsx',
    load: () => import('./blog/CategoryPage.tsx'),
    words: ['blogPages', 'posts'],
    shell: 'site',
  },
  blogAuthor: {
    source: 'client/demo/blog/AuthorPage.tsx',
    load: () => import('./blog/AuthorPage.tsx'),
    words: ['blogPages', 'posts'],
    shell: 'site',
  },
  post: ({ type }, { id = '' }) => ({
    ...articleEntry(type),
    words: ['blogPages', 'posts', `post/${id}`],
    shell: 'site',
  }),
  blogLayout: ({ layout }) => ({
    ...blogLayoutEntry(layout),
    words: ['blogPages', 'posts', `blogs/${layout}`],
    shell: 'site',
  }),
  icons: {
    source: 'client/demo/icons/IconsPage.tsx',
    load: () => import('./icons/IconsPage.tsx'),
    words: ['icons'],
    shell: 'site',
  },
} satisfies { [Kind in PageKind]?: Registered<Kind> }

/** Returns the entry of a demonstration header. */
export const headerEntry = (name: HeaderName): FrameEntry<HeaderName> | undefined => headers.headerEntry(name)
/** Returns the entry of a demonstration footer. */
export const footerEntry = (name: FooterName): FrameEntry<FooterName> | undefined => footers.footerEntry(name)
