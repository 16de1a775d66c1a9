import type { Language } from '#shared/i18n/languages.ts'
import type { PageRequest } from '#shared/rendering.ts'

/** Makes documents of pages: with Vite in development, from the build in production. */
export interface Renderer {
  /** The HTML of the whole document. */
  render(request: PageRequest): Promise<string>
  /** The Web Application Manifest. */
  webManifest(language: Language): Promise<object>
  /** Address of the site's icon. */
  icon(): Promise<string>
}
