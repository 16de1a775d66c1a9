import type { ComponentType } from 'react'
import type { WordFile } from '#locales/catalog.ts'
import { elementsOf } from '#shared/routes/elements.ts'
import type { PageKind, PageKinds } from '#shared/routes/kinds.ts'
import type { FoundPage } from '#shared/routes/match.ts'
import { elementModules, elementSource, furtherWords } from '../kit/elementModules.ts'
import type { PageSources } from './preparation.ts'

export type FoundRow = FoundPage['row']

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

/** An entry, or what makes one of a row's props. */
type Registered<Kind extends PageKind> = PageEntry<Kind> | ((props: PageKinds[Kind]) => PageEntry<Kind>)

const pageRegistry: { [Kind in PageKind]: Registered<Kind> } = {
  home: {
    source: 'client/pages/home/HomePage.tsx',
    load: () => import('../pages/home/HomePage.tsx'),
    words: ['home'],
    shell: 'site',
  },
  about: {
    source: 'client/pages/about/AboutPage.tsx',
    load: () => import('../pages/about/AboutPage.tsx'),
    words: ['about'],
    shell: 'site',
  },
  gallery: {
    source: 'client/pages/gallery/GalleryPage.tsx',
    load: () => import('../pages/gallery/GalleryPage.tsx'),
    words: ['gallery'],
    shell: 'site',
  },
  privacy: {
    source: 'client/pages/privacy/PrivacyPage.tsx',
    load: () => import('../pages/privacy/PrivacyPage.tsx'),
    words: ['privacy'],
    shell: 'site',
  },
  contact: {
    source: 'client/pages/contact/ContactPage.tsx',
    load: () => import('../pages/contact/ContactPage.tsx'),
    words: ['contact'],
    shell: 'site',
  },
  element: ({ element }) => ({
    source: elementSource(element),
    load: elementModules[element],
    words: ['kit', `elements/${element}`, ...(furtherWords[element] ?? [])],
    shell: 'site',
  }),
  elementIndex: ({ family }) => ({
    source: 'client/kit/ElementIndexPage.tsx',
    load: () => import('../kit/ElementIndexPage.tsx'),
    words: ['kit'],
    styleSources: elementsOf(family).map(elementSource),
    serverWords: elementsOf(family).flatMap((element) => [
      `elements/${element}` as const,
      ...(furtherWords[element] ?? []),
    ]),
    shell: 'site',
  }),
  newsletterConfirm: {
    source: 'client/pages/newsletter/ConfirmPage.tsx',
    load: () => import('../pages/newsletter/ConfirmPage.tsx'),
    words: ['newsletter'],
    shell: 'site',
  },
  newsletterUnsubscribe: {
    source: 'client/pages/newsletter/UnsubscribePage.tsx',
    load: () => import('../pages/newsletter/UnsubscribePage.tsx'),
    words: ['newsletter'],
    shell: 'site',
  },
  newsletterMyData: {
    source: 'client/pages/newsletter/MyDataPage.tsx',
    load: () => import('../pages/newsletter/MyDataPage.tsx'),
    words: ['myData', 'newsletter'],
    shell: 'site',
  },
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

/** What a row's page is loaded from. */
export function entryOf(row: FoundRow): PageEntry<PageKind> {
  const registered = pageRegistry[row.kind] as Registered<PageKind>
  return typeof registered === 'function' ? registered(row.props) : registered
}

/** Every file of words a page needs before it can render. */
export const wordsFor = (row: FoundRow): readonly WordFile[] => ['shell', ...entryOf(row).words]

export function sourcesOf(row: FoundRow): PageSources {
  const { load, shell } = entryOf(row)
  return { load, words: wordsFor(row), shell }
}
