import icon from 'virtual:pictures/icon'
import { wordsIn, type Translator } from '#locales/translator.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import type { HeadElement } from '#shared/rendering.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import type { FoundPage } from '#shared/routes/match.ts'
import { canonicalPath, withQuery } from '#shared/routes/url.ts'

interface PageTexts {
  title: string
  description: string
}

/** Title and description of each kind of page, without the party's name. */
const pageTexts: Record<PageKind, (translator: Translator) => PageTexts> = {
  home: (translator) => wordsIn(translator, 'home'),
  about: (translator) => wordsIn(translator, 'about'),
  gallery: (translator) => wordsIn(translator, 'gallery'),
  privacy: (translator) => wordsIn(translator, 'privacy'),
  contact: (translator) => wordsIn(translator, 'contact'),
  newsletterConfirm: (translator) => wordsIn(translator, 'newsletter').confirm,
  newsletterUnsubscribe: (translator) => wordsIn(translator, 'newsletter').unsubscribe,
  notFound: (translator) => wordsIn(translator, 'notFound'),
}

interface HeadRequest {
  found: FoundPage
  language: Language
  addressed: boolean
  publicUrl: string
}

/** The elements of `<head>` that tell a page apart: the server prints them, the browser exchanges them on navigation. */
export function pageHead(
  { found, language, addressed, publicUrl }: HeadRequest,
  translator: Translator,
): HeadElement[] {
  const texts = pageTexts[found.row.kind](translator)
  const title = translator.t('titlePattern', {
    title: texts.title,
    partyName: wordsIn(translator, 'organisation').name,
  })
  const elements: HeadElement[] = [
    { tag: 'title', text: title },
    { tag: 'meta', attributes: { name: 'description', content: texts.description } },
    { tag: 'link', attributes: { rel: 'icon', type: 'image/svg+xml', href: icon } },
  ]
  if (found.row.noindex) elements.push({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } })

  const path = canonicalPath(found)
  if (path === undefined) return elements
  const absolute = (other?: Language) => publicUrl + withQuery(path, { language: other })
  const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes })
  const property = (name: string, content: string): HeadElement => ({
    tag: 'meta',
    attributes: { property: name, content },
  })
  return [
    ...elements,
    link({ rel: 'canonical', href: absolute(addressed ? language : undefined) }),
    ...languages.map((other) => link({ rel: 'alternate', hreflang: languageFacts[other].tag, href: absolute(other) })),
    link({ rel: 'alternate', hreflang: 'x-default', href: absolute() }),
    property('og:type', 'website'),
    property('og:site_name', wordsIn(translator, 'organisation').name),
    property('og:title', texts.title),
    property('og:description', texts.description),
    property('og:url', absolute(addressed ? language : undefined)),
    property('og:locale', languageFacts[language].openGraph),
    ...languages
      .filter((other) => other !== language)
      .map((other) => property('og:locale:alternate', languageFacts[other].openGraph)),
  ]
}

const mark = 'data-page'

/** Exchanges the page's elements in the document's head. */
export function showHead(elements: readonly HeadElement[]): void {
  for (const old of document.head.querySelectorAll(`[${mark}]`)) old.remove()
  for (const element of elements) {
    const node = document.createElement(element.tag)
    node.setAttribute(mark, '')
    if (element.tag === 'title') node.textContent = element.text
    else for (const [name, value] of Object.entries(element.attributes)) node.setAttribute(name, value)
    document.head.append(node)
  }
}
