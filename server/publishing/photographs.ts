import type { Language } from '#shared/i18n/languages.ts'
import { mediaPath } from '#shared/publishing/media.ts'
import { photographHtml, sharedPicture } from '#shared/publishing/photographHtml.ts'
import type { GalleryPhotograph, PhotographDownload, PublishedContent } from '#shared/publishing/published.ts'
import { textIn } from './chosenText.ts'
import type { MediaByName } from './mediumUses.ts'
import { wallCells } from './photographWall.ts'
import type { Reader, Seen, Viewed } from './reader.ts'
import { leadPicture, sizeOf } from './shownMedia.ts'

/* The photographs of the gallery and those for journalists. */

/** The number of photographs on a page of the gallery. */
export const photographsPerPage = 24

/** Returns a photograph as pages in a language show it; undefined if its medium is gone. */
function shownPhotograph({ slug, document, state }: Seen, media: MediaByName, language: Language) {
  const { fields, texts } = document
  const text = textIn(texts, language)
  const picture = fields.kind === 'photo' ? leadPicture(fields.picture, text, media, language) : undefined
  if (!picture) return undefined
  const { title, lang } = text
  return { picture, item: { slug, title, ...(lang && { lang }), ...(state && { state }) } }
}

/** Returns the photographs, newest first, that a page shows. */
async function photographsFor(page: 'isInGallery' | 'isForPress', { first }: Reader, viewed: Viewed): Promise<Seen[]> {
  const seen = await first({ kind: 'photo' }, viewed)
  return seen.filter(({ document: { fields } }) => fields.kind === 'photo' && fields[page])
}

async function shownPhotographs(seen: readonly Seen[], { findMedia }: Reader, language: Language) {
  const names = seen.flatMap(({ document: { fields } }) => (fields.kind === 'photo' ? fields.picture.name : []))
  const media = await findMedia(names)
  const shown = seen.flatMap((one) => shownPhotograph(one, media, language) ?? [])
  return { media, shown }
}

/** Returns a page of the gallery; undefined beyond the last one. */
export async function galleryContent(
  reader: Reader,
  language: Language,
  viewed: Viewed,
  page: number,
): Promise<PublishedContent | undefined> {
  const seen = await photographsFor('isInGallery', reader, viewed)
  const pages = Math.max(1, Math.ceil(seen.length / photographsPerPage))
  if (page > pages) return undefined
  const start = (page - 1) * photographsPerPage
  const { shown } = await shownPhotographs(seen.slice(start, start + photographsPerPage), reader, language)
  if (shown.length === 0) return {}
  const cells = wallCells(shown.map(({ picture }) => picture))
  const photographs = shown.map(({ item, picture }, index): GalleryPhotograph => ({
    ...item,
    alt: picture.alt,
    cell: cells[index] ?? '',
    html: photographHtml(picture, index === 0 ? 'poster' : 'wall'),
    ...(picture.look !== 'plain' && { plain: photographHtml({ ...picture, look: 'plain' }, 'wall') }),
  }))
  const newest = sharedPicture(shown[0]!.picture)
  return { gallery: { photographs, page, pages }, ...(newest && { sharedPicture: newest }) }
}

/** Returns the photographs that the press page offers; empty without one. */
export async function pressPhotographs(
  reader: Reader,
  language: Language,
  viewed: Viewed,
): Promise<Pick<PublishedContent, 'pressPhotographs'>> {
  const { media, shown } = await shownPhotographs(await photographsFor('isForPress', reader, viewed), reader, language)
  const downloads = shown.flatMap(({ item, picture }): PhotographDownload[] => {
    const file = media.get(picture.name)?.files.findLast(({ type }) => type === 'jpeg')
    if (!file) return []
    return [
      {
        ...item,
        picture: photographHtml({ ...picture, look: 'plain' }, 'sheet'),
        ...(picture.credit && { credit: picture.credit }),
        file: { path: mediaPath(file), name: picture.name, about: `JPEG, ${sizeOf(file.bytes, language)}` },
      },
    ]
  })
  return downloads.length > 0 ? { pressPhotographs: downloads } : {}
}
