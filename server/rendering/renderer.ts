import type { Language } from '#shared/i18n/languages.ts'
import type { PageRequest } from '#shared/rendering.ts'

export interface RenderedDocument {
  html: string
  /** What its style element holds: the content security policy must allow it. */
  styles: string
}

/** Makes documents of pages: with Vite in development, from the build in production. */
export interface Renderer {
  render(request: PageRequest): Promise<RenderedDocument>
  /** The Web Application Manifest. */
  webManifest(language: Language): Promise<object>
  /** Address of the site's icon. */
  icon(): Promise<string>
}
