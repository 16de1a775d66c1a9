import brand from 'virtual:brand'
import { wordsIn, type Translator } from '#locales/translator.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { itemOf } from '#shared/publishing/published.ts'
import type { HeadElement } from '#shared/rendering.ts'
import type { Description, HeadRequest } from '../pages/head.ts'
import { sharedContent } from './sharedContent.ts'

const meta = (attributes: Readonly<Record<string, string>>): HeadElement => ({ tag: 'meta', attributes })

/**
 * Returns the head elements for shared links: Open Graph, and the card type of X, which reads the rest from Open Graph.
 */
export function sharingHead(
  request: HeadRequest,
  translator: Translator,
  { title, description, fullTitle, addresses }: Description,
): HeadElement[] {
  if (!addresses) return []
  const { found, language, publicUrl } = request
  const { picture } = brand
  const article = request.content?.article
  const person = request.content?.person
  const published = itemOf(request.content)
  const { lang } = published ?? {}
  // A text in another language than the page keeps its own.
  const { openGraph } = languageFacts[languages.find((one) => languageFacts[one].tag === lang) ?? language]
  // Both Serbian scripts have the same locale.
  const otherLocales = new Set<string>(languages.map((other) => languageFacts[other].openGraph))
  otherLocales.delete(openGraph)
  const shared = sharedContent(found, translator)
  const photograph =
    request.content?.productPicture ?? published?.pictures.find(({ size }) => size) ?? request.content?.sharedPicture
  const properties = {
    'og:type': shared?.article || article ? 'article' : person ? 'profile' : 'website',
    'og:site_name': wordsIn(translator, 'organisation').name,
    'og:title': found.row.kind === 'home' ? fullTitle : title,
    'og:description': description,
    'og:url': addresses.canonical,
    'og:locale': openGraph,
    'og:image': publicUrl + (photograph?.path ?? shared?.card ?? picture.src),
    'og:image:type': photograph ? 'image/jpeg' : 'image/png',
    'og:image:width': String((photograph?.size ?? picture).width),
    'og:image:height': String((photograph?.size ?? picture).height),
    'og:image:alt': photograph?.alt ?? shared?.alt ?? wordsIn(translator, 'common').sharePicture,
    ...(shared?.article && { 'article:published_time': shared.article.published }),
    ...(article && {
      'article:published_time': article.published,
      'article:modified_time': article.changed ?? article.published,
    }),
  }
  return [
    ...Object.entries(properties).map(([property, content]) => meta({ property, content })),
    ...[...otherLocales].map((content) => meta({ property: 'og:locale:alternate', content })),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ]
}
