import { escapeHtml } from '#shared/escapeHtml.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import type { ContentDocument } from '#shared/publishing/documents.ts'
import { wordsOf } from '#locales/words.ts'
import { textIn } from './chosenText.ts'

/* The notice stands outside of the elements that React renders, so that it costs no script. */

/**
 * The styles of the notice. Colours are written out, because documents hold only the variables that their page needs. A change of language
 * without a new document changes only the language of the root element, so the document holds the notice in each language.
 */
export const noticeStyles = [
  '.notice{display:none;padding:.75rem 1.25rem;background:#f6b81a;color:#12141c;font-weight:600;line-height:1.4;text-align:center}',
  '.notice p{margin:0;text-wrap:balance}',
  '.notice a{color:inherit;text-decoration:underline;text-underline-offset:.2em}',
  '.notice a:focus-visible{outline:3px solid;outline-offset:2px}',
  `${languages.map((language) => `:root:lang(${languageFacts[language].tag}) .notice.for-${language}`).join()}{display:block}`,
  '@media(forced-colors:active){.notice{border-bottom:1px solid}}',
].join('')

/** Returns a path of the site that names its language: the notice is not rendered for one visitor. */
function withLanguage(path: string, language: Language): string {
  const { pathname, searchParams, hash } = new URL(path, 'https://site.invalid')
  searchParams.set('lng', language)
  return `${pathname}?${searchParams.toString()}${hash}`
}

/** Returns the notice as HTML, once for each language of the site. */
export const noticeHtml = ({ fields, texts }: ContentDocument): string =>
  languages
    .map((language) => {
      const { title, lead, lang } = textIn(texts, language)
      const to = 'to' in fields ? fields.to : undefined
      const href = to?.startsWith('/') ? withLanguage(to, language) : to
      const linked = (words: string) => `<a href="${escapeHtml(href ?? '')}">${escapeHtml(words)}</a>`
      const sentence = lead === '' && href ? linked(title) : escapeHtml(title)
      const label = escapeHtml(wordsOf(language).notice.label)
      return `<aside class="notice for-${language}" aria-label="${label}"><p${lang ? ` lang="${lang}"` : ''}>${sentence}${
        lead !== '' && href ? ` ${linked(lead)}` : ''
      }</p></aside>`
    })
    .join('')
