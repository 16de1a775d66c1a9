import type { Topic } from './forms/topics.ts'
import type { Language, SourceLanguage } from './i18n/languages.ts'
import type { TypefaceSet } from './typefaceSets.ts'
import type { FoundPage } from './routes/matchRoute.ts'
import type { DemoPages } from './routes/route.ts'
import type { PageQuery } from './routes/query.ts'
import type { Visit } from './visit.ts'

/** Everything a page depends on. Without `visit` it is a pure function of the rest. */
export interface PageRequest {
  found: FoundPage
  /** The path as asked, for the 404 page, which has none of its own. */
  pathname: string
  language: Language
  /** Whether the address names its language (`?lng=`): then its links do, too. */
  addressed: boolean
  query: PageQuery
  visit: Visit | undefined
  /** The only origin used in absolute addresses, without a slash at the end. */
  publicUrl: string
  year: number
  /** The instant that the page counts down to, ISO 8601 with its offset; undefined where it does not. */
  countsTo?: string | undefined
  /** How long messages are kept before they are reduced, in days: the operator's setting. */
  messageDays: number
  /** Whether search engines are told of the demonstration pages: the operator's setting. */
  demoPages: DemoPages
}

/** What the browser must be told to hydrate the same tree: it is printed into the document as JSON. */
export type PageState = Pick<
  PageRequest,
  'language' | 'publicUrl' | 'year' | 'countsTo' | 'messageDays' | 'demoPages'
> & {
  visit: Visit | null
  /** Which page it is, and what it is made from beside its module: so the first page needs no list of all pages. */
  page: { name: string; words: readonly string[]; shell: 'site' | 'own' }
  /** The path of the page; absent on the 404 page, which stands at any. */
  path?: string
  /** The page's own address, where the request may have had another one (a form post's, a mailed one). */
  address?: string
}

/** One element of `<head>` that belongs to a page and is exchanged with it. */
export type HeadElement =
  { tag: 'title'; text: string } | { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }

/** A page as the React side renders it; the server puts the document around it. */
export interface RenderedPage {
  /** What tells the page apart: exchanged, or taken away, when the visitor goes on to another. */
  head: readonly HeadElement[]
  /** What every page has: its icons. */
  frame: readonly HeadElement[]
  /** Address of the Web Application Manifest. */
  manifest: string
  /** What the page is about, in the words of schema.org (JSON-LD); undefined where nobody should find it. */
  structuredData: object | undefined
  html: string
  /** Markup that stands beside the tree that is hydrated. */
  aside: string
  /** Addresses of the files of words that the page needs at once. */
  words: readonly string[]
  /** Pictures of the first screen, each with the colour scheme that it is drawn for, if it is for one. */
  firstPictures: readonly { href: string; scheme: string | undefined }[]
  /** Source files of the page itself, and of a header and footer of its own (keys of Vite's manifest). */
  modules: PageModules
  /** Source files whose styles the page needs, too, though none of their scripts. */
  styleModules: readonly string[]
  accent: string
  typefaceSet: TypefaceSet | undefined
  state: PageState
}

/** The page's own module, and those of a header and a footer that are not the party's. */
export interface PageModules {
  page: string
  header?: string | undefined
  footer?: string | undefined
}

/** The same modules by other names: where a source lies in the build, or on the working server. */
export const mapModules = ({ page, header, footer }: PageModules, rename: (source: string) => string): PageModules => ({
  page: rename(page),
  header: header && rename(header),
  footer: footer && rename(footer),
})

/** Those that there are. */
export const moduleList = ({ page, header, footer }: PageModules): string[] =>
  [page, header, footer].filter((source) => source !== undefined)

/** What somebody begins to type into a search. */
export interface SuggestionRequest extends Pick<PageRequest, 'language' | 'demoPages'> {
  asked: string
}

/** What a feed tells of: articles, published donations. */
export type FeedName = 'articles' | 'donations'
/** A whole feed, whose addresses name their language. */
export type FeedRequest = Pick<PageRequest, 'language' | 'publicUrl'>

/** Something that was found for it: a page, or a part of one. */
export interface Suggestion {
  /** Its title in pieces: every second one is what was typed. */
  title: readonly string[]
  /** Of what does not have it in its title, the sentence that has, in pieces. */
  text?: readonly string[]
  /** What it is, in the visitor's words. */
  kind: string
  /** Where it lies; what reads it adds the language where an address names one. */
  path: string
  topic?: Topic | undefined
  anchor?: string | undefined
}

/** What a browser is told while somebody types. */
export interface Suggestions {
  /** What the list is called, and what those hear who do not see it. */
  label: string
  said: string
  suggestions: readonly Suggestion[]
}

/** What `client/entry-server.tsx` exports: the one door between server and client code. */
export interface ServerEntry {
  renderPage(request: PageRequest): Promise<RenderedPage>
  /** The page that an address really means: content says which articles there are. */
  resolve(found: FoundPage): FoundPage
  /** The paths of the pages that search engines are to show. */
  indexedPaths(demoPages: DemoPages): readonly string[]
  /** What somebody may mean who is typing. */
  suggest(request: SuggestionRequest): Promise<Suggestions>
  /** Everything that a feed tells of, for its readers (RSS 2.0). */
  writeFeed(name: FeedName, request: FeedRequest): Promise<string>
  /** What a browser needs to put the site among the visitor's programs (the Web Application Manifest). */
  webManifest(language: Language): object
  /** Address of the icon for whoever asks for `/favicon.ico`. */
  icon: string
  /** Address of the icon for home screens, for whoever asks for `/apple-touch-icon.png`. */
  touchIcon: string
}

/** Under this name a document says of which style files it holds a part only. */
export const partStylesName = 'part-styles'

/** Where the browser finds a file of words. */
export const wordAddress = (language: SourceLanguage, file: string, hash: string): string =>
  `/static/media/words-${language}-${file.replaceAll('/', '-')}-${hash}.json`
