import { textLanguages, type ContentDocument, type TextLanguage } from '#shared/publishing/documents.ts'
import { joinFile } from './frontMatter.ts'
import { kinds } from './kinds/kinds.ts'
import { isWithoutTexts, textEntries } from './parseDocument.ts'

/** Returns the languages of a document, that of the facts first. */
export const languagesOf = ({ texts }: Pick<ContentDocument, 'texts'>): TextLanguage[] =>
  textLanguages.filter((language) => texts[language] !== undefined)

/** The name of the only file of an item without texts. */
export const factsFile = 'facts'
export type FileName = TextLanguage | typeof factsFile

/** Returns the names of the files of a document: its languages, that of the facts first. */
export const fileNamesOf = (document: ContentDocument): FileName[] =>
  isWithoutTexts(document.fields.kind, document.slug) ? [factsFile] : languagesOf(document)

/** Writes a file of a document. The first language's file holds the facts. */
export function formatDocument(document: ContentDocument, name: FileName): string {
  const { kind } = document.fields
  const text = name === factsFile ? undefined : document.texts[name]
  const [first = name] = fileNamesOf(document)
  const texts = textEntries(kind, document.slug).flatMap(({ key, name: part, entry }) => {
    const value = text?.[part] ?? ''
    return value === '' && entry.example === undefined ? [] : [[key, value] as const]
  })
  const facts = first === name ? kinds[kind].write(document.fields) : {}
  return joinFile({ ...Object.fromEntries(texts), ...facts }, text?.body ?? '')
}
