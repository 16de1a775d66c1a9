import type { Language } from '#shared/i18n/languages.ts'
import type { PageRequest, SuggestionRequest, Suggestions } from '#shared/rendering.ts'

export interface RenderedDocument {
  html: string
  /** What its style element holds: the content security policy must allow it. */
  styles: string
}

/** Makes documents of pages: with Vite in development, from the build in production. */
export interface Renderer {
  render(request: PageRequest): Promise<RenderedDocument>
  /** What somebody may mean who is typing into a search. */
  suggest(request: SuggestionRequest): Promise<Suggestions>
  /** The Web Application Manifest. */
  webManifest(language: Language): Promise<object>
  /** Address of the site's icon. */
  icon(): Promise<string>
}
