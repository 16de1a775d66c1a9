import { textLanguages, type ContentDocument, type TextLanguage } from '#shared/publishing/documents.ts'
import { joinFile } from './frontMatter.ts'

/** Returns the languages of a document, that of the facts first. */
export const languagesOf = ({ texts }: Pick<ContentDocument, 'texts'>): TextLanguage[] =>
  textLanguages.filter((language) => texts[language] !== undefined)

const pictureOf = ({ picture }: ContentDocument['fields']) =>
  picture && { picture: picture.name, ...(picture.look !== 'plain' && { look: picture.look }) }

function factsOf({ fields }: ContentDocument) {
  if (fields.kind === 'news') {
    const { tags, date, isPressRelease: press } = fields
    return { tags, ...(date !== undefined && { date }), press, ...pictureOf(fields) }
  }
  const { tags, starts, ends, municipality, online, takesVisitors: visitors } = fields
  return {
    ...{ tags, starts, ends },
    ...(municipality !== undefined && { municipality }),
    ...(online !== undefined && { online }),
    visitors,
    ...pictureOf(fields),
  }
}

/** Writes the file of one language. The first language's file holds the facts. */
export function formatDocument(document: ContentDocument, language: TextLanguage): string {
  const { title = '', lead = '', place, body = '' } = document.texts[language] ?? {}
  const [first = language] = languagesOf(document)
  const facts = first === language ? factsOf(document) : {}
  return joinFile({ title, lead, ...(place !== undefined && { place }), ...facts }, body)
}
