import brand from 'virtual:brand'
import { wordsOf } from '#locales/words.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import type { HeadElement } from '#shared/rendering.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { addressOf, withQuery } from '#shared/routes/url.ts'
import { themeGrounds } from '#shared/theme.ts'
import type { WordChanges } from '#shared/wordChanges.ts'

/** The server's path of the manifest. */
const manifestPath = '/site.webmanifest'

/** Returns the elements of `<head>` that every page has. */
export function frameHead(): HeadElement[] {
  const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes })
  return [
    link({ rel: 'icon', type: 'image/png', sizes: '32x32', href: brand.icon }),
    link({ rel: 'icon', type: 'image/svg+xml', sizes: 'any', href: brand.favicon }),
    link({ rel: 'apple-touch-icon', sizes: '180x180', href: brand.touchIcon }),
  ]
}

/** Returns the address of the manifest in a language. */
export const manifestAddress = (language: Language): string => withQuery(manifestPath, { language })

/** Returns the Web Application Manifest: name, colours and icons of the home screen app. */
export function webManifest(language: Language, changes: WordChanges | undefined): object {
  const { organisation, home } = wordsOf(language, changes)
  return {
    id: addressOf(homeRoute),
    name: organisation.name,
    short_name: organisation.name,
    description: home.description,
    lang: languageFacts[language].tag,
    dir: 'ltr',
    start_url: addressOf(homeRoute, { language }),
    scope: '/',
    // Keeps the browser's controls, which visitors need to go back and to leave the site.
    display: 'minimal-ui',
    background_color: themeGrounds.light,
    theme_color: themeGrounds.light,
    icons: brand.icons.map(({ src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  }
}
