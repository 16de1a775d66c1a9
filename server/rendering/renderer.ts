import type { Language } from '#shared/i18n/languages.ts'
import type { FoundPage } from '#shared/routes/matchRoute.ts'
import type { DemoPages } from '#shared/routes/route.ts'
import type { WordChanges } from '#shared/wordChanges.ts'
import type { FeedName, FeedRequest, PageRequest, SuggestionRequest, Suggestions } from '#shared/rendering.ts'

export interface RenderedDocument {
  body: Buffer
  /** Hash source of the style element for the content security policy. */
  stylesHash: string
}

/** Renders pages and other files of the site: through Vite in development, from the build in production. */
export interface Renderer {
  render(request: PageRequest): Promise<RenderedDocument>
  /** Returns a content page with canonical parameters, or the 404 page when its content does not exist. */
  resolve(found: FoundPage): Promise<FoundPage>
  /** Returns the paths of the indexed pages. */
  indexedPaths(demoPages: DemoPages): Promise<readonly string[]>
  /** Returns suggestions for a search text. */
  suggest(request: SuggestionRequest): Promise<Suggestions>
  /** Returns a feed (RSS 2.0). */
  writeFeed(name: FeedName, request: FeedRequest): Promise<string>
  /** Returns the Web Application Manifest. */
  webManifest(language: Language, changes: WordChanges | undefined): Promise<object>
  /** Returns the address of the site's icon. */
  icon(): Promise<string>
  /** Returns the address of the icon for home screens. */
  touchIcon(): Promise<string>
}
