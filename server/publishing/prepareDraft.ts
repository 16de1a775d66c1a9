import type { ContentListing, ContentWords } from '#db/store.ts'
import { foldedWords } from '#shared/i18n/fold.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { stemOf } from '#shared/i18n/stem.ts'
import { tagsOf, type ContentDocument, type TextLanguage } from '#shared/publishing/documents.ts'
import { isFound } from '#shared/publishing/paths.ts'
import type { Block } from '#shared/publishing/richText.ts'
import { languagesOf } from './formatDocument.ts'
import { kinds } from './kinds/kinds.ts'
import { parseMarkdown, wordsOf } from './markdown.ts'

/** The language of the site whose words and stems a text has. */
export const siteLanguage: Readonly<Record<TextLanguage, Language>> = {
  'sr-Cyrl': 'sr',
  'sr-Latn': 'sr',
  en: 'en',
  fr: 'fr',
  nl: 'nl',
}

/** Returns the words of a text as the index has them: folded, with the stem beside each that has another. */
function indexed(words: string, language: TextLanguage): string {
  return foldedWords(words)
    .flatMap((word) => {
      const stem = stemOf(word, siteLanguage[language])
      return stem === word ? [word] : [word, stem]
    })
    .join(' ')
}

function wordsOfBlock(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return wordsOf(block.children)
    case 'list':
      return block.items.map((item) => item.map(wordsOfBlock).join(' ')).join(' ')
    case 'quotation':
      return block.children.map(wordsOfBlock).join(' ')
    case 'code':
      return block.text
    case 'picture':
      return `${block.alt} ${block.caption ?? ''}`
    case 'video':
      return block.title
    case 'rule':
    case 'photograph':
      return ''
  }
}

/** Returns the facts by which lists find a document. */
export const listingOf = (document: ContentDocument): ContentListing => ({
  tags: tagsOf(document),
  languages: languagesOf(document),
  ...{ sortAt: null, ends: null, municipality: null, isPressRelease: false },
  ...kinds[document.fields.kind].listing?.(document.fields),
})

/** Returns the facts and words by which lists and the search find a document. */
export function prepareDraft(document: ContentDocument): { listing: ContentListing; words: ContentWords[] } {
  const { fields, texts } = document
  const listing = listingOf(document)
  const words = (isFound(fields.kind) ? listing.languages : []).map((language) => {
    const { title, lead, place = '', quotation = '', body } = texts[language]!
    const bodyWords = parseMarkdown(body).richText.map(wordsOfBlock).join(' ')
    return {
      language,
      title: indexed(title, language),
      body: indexed(`${lead} ${place} ${quotation} ${bodyWords}`, language),
    }
  })
  return { listing, words }
}
