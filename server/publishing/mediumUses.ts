import { leadPictureOf, textLanguages, type ContentDocument, type TextLanguage } from '#shared/publishing/documents.ts'
import { mediaFolder, type Medium } from '#shared/publishing/media.ts'
import { and, text, type Text } from '../staff/text.ts'
import { parseMarkdown, type MediumUse } from './markdown.ts'

/* Finds the photographs and files that documents name, and checks them. */

/** A fault of a medium in a document, with its place if that is known. */
export interface MediumProblem<Use extends MediumUse> {
  text: Text
  use?: Use
}

type Named = Pick<MediumUse, 'name' | 'as'>

/** Returns the media with these names; those that do not exist are missing. */
export type FindMedia = (names: readonly string[]) => Promise<MediaByName>
export type MediaByName = ReadonlyMap<string, Medium>

/** Returns the names of all media that a document names. */
export const mediaNamesOf = ({ fields, texts }: Pick<ContentDocument, 'fields' | 'texts'>): string[] => {
  const inTexts = Object.values(texts).flatMap(({ body }) =>
    // Most texts name none, and reading one as Markdown takes long. A letter can also be written as its number.
    /media|&#/.test(body) ? parseMarkdown(body).media.map(({ name }) => name) : [],
  )
  const lead = leadPictureOf({ fields })
  return [...new Set([...(lead ? [lead.name] : []), ...inTexts])]
}

/** Returns the media with these names. Most documents have none. */
export const mediaNamed = async (find: FindMedia, names: Iterable<string>): Promise<MediaByName> => {
  const wanted = [...new Set(names)]
  return wanted.length > 0 ? find(wanted) : new Map()
}

/** Returns the description of a picture for a text in a language. Serbian in Latin letters is derived from Cyrillic. */
export const altFor = ({ alt }: Pick<Medium, 'alt'>, language: TextLanguage): string | undefined =>
  alt[language] ?? (language === 'sr-Latn' ? alt['sr-Cyrl'] : undefined)

/**
 * Returns the faults of the media of a document: a name that does not exist, a picture that is a file, a lead picture without a
 * description in a language of the document.
 * @param uses the places with their lines, as far as they are known: those of the files that an editor has given
 */
export async function mediaProblems<Use extends MediumUse>(
  document: ContentDocument,
  uses: readonly Use[],
  find: FindMedia,
): Promise<MediumProblem<Use>[]> {
  const media = await mediaNamed(find, [...mediaNamesOf(document), ...uses.map(({ name }) => name)])
  const lead = leadPictureOf(document)
  const all: readonly Named[] = [
    ...(lead ? [{ name: lead.name, as: 'lead' as const }] : []),
    ...Object.values(document.texts).flatMap(({ body }) => parseMarkdown(body).media),
  ]
  const unplaced = all.filter(({ name, as }) => !uses.some((use) => use.name === name && use.as === as))
  const textOf = (use: Named) => problemOf(use, media.get(use.name), document)
  return [
    ...uses.flatMap((use) => {
      const found = textOf(use)
      return found ? [{ text: found, use }] : []
    }),
    ...unplaced.flatMap((use) => {
      const found = textOf(use)
      return found ? [{ text: found }] : []
    }),
  ]
}

function problemOf(
  { name, as }: Named,
  medium: Medium | undefined,
  { texts }: Pick<ContentDocument, 'texts'>,
): Text | undefined {
  if (!medium) return text('publishing.noMedium', { name, command: 'staff media list' })
  if (as !== 'link' && medium.kind !== 'picture')
    return text('publishing.notPicture', { name, example: `[…](${mediaFolder}${name})` })
  if (as !== 'lead') return undefined
  const shownIn = textLanguages.filter((language) => texts[language])
  const isWithoutAlt = (language: TextLanguage) => altFor(medium, language) === undefined
  // Pages in all languages show an item without texts, and one script of Serbian is enough.
  const missing = (shownIn.length > 0 ? shownIn : textLanguages.filter((language) => language !== 'sr-Latn')).filter(
    isWithoutAlt,
  )
  return missing.length === 0
    ? undefined
    : text('publishing.noAlt', {
        name,
        languages: and(missing),
        command: `staff media alt ${name} --alt "${missing[0]}=…"`,
      })
}
