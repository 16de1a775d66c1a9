import type { Donation } from './content/donations.ts'
import type { Topic } from './forms/topics.ts'
import type { FoundItem, PublishedContent } from './publishing/published.ts'
import type { Language, SourceLanguage } from './i18n/languages.ts'
import type { TypefaceSet } from './typefaceSets.ts'
import type { FoundPage } from './routes/matchRoute.ts'
import type { DemoPages } from './routes/route.ts'
import type { PageQuery } from './routes/query.ts'
import type { Visit } from './visit.ts'
import type { WordChanges } from './wordChanges.ts'

/** Everything that a page depends on. Without `visit`, a page is a pure function of the rest. */
export interface PageRequest {
  found: FoundPage
  /** The requested path, for the 404 page, which has no path of its own. */
  pathname: string
  language: Language
  /** Whether the address names its language (`?lng=`); then the page's links name it too. */
  addressed: boolean
  query: PageQuery
  visit: Visit | undefined
  /** The only origin in absolute addresses, without a slash at the end. */
  publicUrl: string
  year: number
  /** The instant that the page counts down to, ISO 8601 with its offset; undefined without a countdown. */
  countsTo?: string | undefined
  /** The number of days until messages are reduced (a setting). */
  messageDays: number
  /** Whether search engines may list the demonstration pages (a setting). */
  demoPages: DemoPages
  /** What the page shows from the content store; undefined on pages that show none. */
  content?: PublishedContent | undefined
  /** The words that published facts replace; undefined while none is published. */
  changes?: WordChanges | undefined
  /** The notice above the page, as HTML. */
  notice?: string | undefined
}

/** The data that the browser needs to hydrate the same tree; written into the document as JSON. */
export type PageState = Pick<
  PageRequest,
  'language' | 'publicUrl' | 'year' | 'countsTo' | 'messageDays' | 'demoPages' | 'content' | 'changes'
> & {
  visit: Visit | null
  /** The page and its parts, so that the first page does not need the list of all pages. */
  page: { name: string; words: readonly string[]; shell: 'site' | 'own' }
  /** The path of the page; absent for the 404 page, which appears at any path. */
  path?: string
  /** The page's own address, if the request had another one (a form post, a mailed link). */
  address?: string
}

/** An element of `<head>`. */
export type HeadElement =
  { tag: 'title'; text: string } | { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }

/** The attributes of a picture to preload: a drawing with its colour scheme, or the files of a photograph. */
export type FirstPicture =
  { href: string; scheme: string | undefined } | { type: string; imagesrcset: string; imagesizes: string }

/** A page as React renders it; the server adds the document around it. */
export interface RenderedPage {
  /** The head elements of this page; replaced or removed on a change of page. */
  head: readonly HeadElement[]
  /** The head elements of every page: the icons. */
  frame: readonly HeadElement[]
  /** Address of the Web Application Manifest. */
  manifest: string
  /** The page's content in the vocabulary of schema.org (JSON-LD); undefined if the page has none. */
  structuredData: object | undefined
  html: string
  /** Markup outside the hydrated tree. */
  aside: string
  /** Addresses of the word files that the page needs at once. */
  words: readonly string[]
  /** Pictures of the first screen. */
  firstPictures: readonly FirstPicture[]
  /** Source files of the page and of its own header and footer (keys of Vite's manifest). */
  modules: PageModules
  /** Source files of which the page needs only the styles. */
  styleModules: readonly string[]
  accent: string
  typefaceSet: TypefaceSet | undefined
  state: PageState
}

/** The page's module, and those of a header and footer that are not the party's. */
export interface PageModules {
  page: string
  header?: string | undefined
  footer?: string | undefined
}

/** Returns the modules with renamed sources, for their paths in the build or on the development server. */
export const mapModules = ({ page, header, footer }: PageModules, rename: (source: string) => string): PageModules => ({
  page: rename(page),
  header: header && rename(header),
  footer: footer && rename(footer),
})

/** Returns the modules that are defined. */
export const moduleList = ({ page, header, footer }: PageModules): string[] =>
  [page, header, footer].filter((source) => source !== undefined)

/** The number of suggestions, which fits a glance. */
export const maxSuggestions = 6

/** A request for suggestions while a visitor types a search. */
export interface SuggestionRequest extends Pick<PageRequest, 'language' | 'demoPages' | 'changes'> {
  text: string
  query: Pick<PageQuery, 'in'>
  /** The results of the content store, best first. */
  found: readonly FoundItem[]
  /** What decides which pages and parts of them are no results. */
  content: Pick<PublishedContent, 'products' | 'hasPeople' | 'replacedChapters'>
}

/** The feeds: articles, and published donations. */
export type FeedName = 'articles' | 'donations'
/** A request for a feed. Its addresses name the language. */
export interface FeedRequest extends Pick<PageRequest, 'language' | 'publicUrl' | 'changes'> {
  /** The donations of their feed, each with the query of the page that lists it. */
  donations?: readonly (Donation & { query: PageQuery })[]
}

/** A suggestion: a page, or a part of one. */
export interface Suggestion {
  /** The title in pieces; every second one matches the typed text. */
  title: readonly string[]
  /** The sentence that matches, in pieces, if the title does not match. */
  text?: readonly string[]
  /** The kind of page, in the visitor's language. */
  kind: string
  /** The path without a language; the caller adds it if the address needs one. */
  path: string
  topic?: Topic | undefined
  anchor?: string | undefined
  /** The BCP 47 tag of the texts, if it is not in the visitor's language. */
  lang?: string | undefined
}

/** The answer to a request for suggestions. */
export interface Suggestions {
  /** The name of the list, and the text for screen readers. */
  label: string
  announcement: string
  suggestions: readonly Suggestion[]
}

/** The exports of `client/entry-server.tsx`, the only interface between server and client code. */
export interface ServerEntry {
  renderPage(request: PageRequest): Promise<RenderedPage>
  /** Returns a function that renders only the markup of a page. The bench compares it with the whole document. */
  prepareMarkup(request: PageRequest): Promise<() => string>
  /** Returns the page of an address once the content is considered; unknown articles become the 404 page. */
  resolve(found: FoundPage): FoundPage
  /** Returns the paths of the pages that search engines may list. */
  indexedPaths(demoPages: DemoPages): readonly string[]
  /** Returns suggestions for a typed text. */
  suggest(request: SuggestionRequest): Promise<Suggestions>
  /** Returns a feed (RSS 2.0). */
  writeFeed(name: FeedName, request: FeedRequest): Promise<string>
  /** Returns the Web Application Manifest. */
  webManifest(language: Language, changes: WordChanges | undefined): object
  /** Address of the icon for `/favicon.ico`. */
  icon: string
  /** Address of the home screen icon for `/apple-touch-icon.png`. */
  touchIcon: string
}

/** The name under which a document lists the style files that it contains only in part. */
export const partStylesName = 'part-styles'

/** Returns the address of a word file. */
export const wordAddress = (language: SourceLanguage, file: string, hash: string): string =>
  `/static/media/words-${language}-${file.replaceAll('/', '-')}-${hash}.json`
