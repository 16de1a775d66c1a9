import type { Language } from '#shared/i18n/languages.ts'
import type { FoundPage } from '#shared/routes/matchRoute.ts'
import type { DemoPages } from '#shared/routes/route.ts'
import type { FeedName, FeedRequest, PageRequest, SuggestionRequest, Suggestions } from '#shared/rendering.ts'

export interface RenderedDocument {
  html: string
  /** Allows its style element in the content security policy. */
  stylesHash: string
}

/** Makes documents of pages: with Vite in development, from the build in production. */
export interface Renderer {
  render(request: PageRequest): Promise<RenderedDocument>
  /** The page that an address really means: content says which articles there are. */
  resolve(found: FoundPage): Promise<FoundPage>
  /** The paths of the pages that search engines are to show. */
  indexedPaths(demoPages: DemoPages): Promise<readonly string[]>
  /** What somebody may mean who is typing into a search. */
  suggest(request: SuggestionRequest): Promise<Suggestions>
  /** Everything that a feed tells of, for its readers (RSS 2.0). */
  writeFeed(name: FeedName, request: FeedRequest): Promise<string>
  /** The Web Application Manifest. */
  webManifest(language: Language): Promise<object>
  /** Address of the site's icon. */
  icon(): Promise<string>
  /** Address of the icon for home screens. */
  touchIcon(): Promise<string>
}
