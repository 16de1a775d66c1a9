import { createTranslator } from '#locales/translator.ts'
import { wordsOf } from '#locales/words.ts'
import type { LeadPicture } from '#shared/publishing/documents.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { toLatin } from '#shared/i18n/transliteration.ts'
import { textOrder } from '#shared/publishing/documents.ts'
import { mediaPath, mediumOfPath, type MediaPicture, type Medium } from '#shared/publishing/media.ts'
import type { Block, Inline, RichText } from '#shared/publishing/richText.ts'
import type { ChosenText } from './chosenText.ts'
import { altFor, type MediaByName } from './mediumUses.ts'

/* Photographs and files as pages show them. */

const inScript = (words: string, language: Language) => (language === 'sr-Cyrl' ? words : toLatin(words))

function creditOf({ credit }: Medium, language: Language): string | undefined {
  return credit && labelled(wordsOf(language).photographs.credit, inScript(credit, language), language)
}

function pictureOf(medium: Medium, alt: string, look: LeadPicture['look'], language: Language): MediaPicture {
  const { name, width, height, colour, focus, files } = medium
  const credit = creditOf(medium, language)
  return {
    ...{ name, width, height, colour, focus, alt, look },
    ...(credit && { credit }),
    files: files.flatMap((file) =>
      file.type === 'pdf' ? [] : [{ type: file.type, width: file.width, path: mediaPath(file) }],
    ),
  }
}

/** Returns the lead picture of a document, described in the language of the shown text if there is one; undefined if it has none. */
export function leadPicture(
  lead: LeadPicture | undefined,
  { stored }: Partial<Pick<ChosenText, 'stored'>>,
  media: MediaByName,
  language: Language,
): MediaPicture | undefined {
  const medium = lead && media.get(lead.name)
  if (medium?.kind !== 'picture') return undefined
  const alt = [...(stored ? [stored] : []), ...textOrder(language)]
    .map((one) => altFor(medium, one))
    .find((one) => one !== undefined)
  return pictureOf(medium, inScript(alt ?? '', language), lead!.look, language)
}

const kilobyte = 1000
const megabyte = 1000 * kilobyte

/** Returns the size of a file: `340 kB`. */
export function sizeOf(bytes: number, language: Language): string {
  const { t } = createTranslator(language, wordsOf(language))
  return bytes < megabyte
    ? t('press:size.kilobytes', { size: Math.max(1, Math.round(bytes / kilobyte)) })
    : t('press:size.megabytes', { size: Math.round((10 * bytes) / megabyte) / 10 })
}

/** Returns a text with the photographs and files that it names. What is not there any more is left out, with the words of its link. */
export function withMedia(text: RichText, media: MediaByName, language: Language): RichText {
  const inlineOf = (inline: Inline): readonly Inline[] => {
    if (typeof inline === 'string' || !('children' in inline)) return [inline]
    const children = inline.children.flatMap(inlineOf)
    if (inline.type !== 'link') return [{ ...inline, children }]
    const name = mediumOfPath(inline.href)
    if (name === undefined) return [{ ...inline, children }]
    const medium = media.get(name)
    const file = medium?.files.filter(({ type }) => type === 'pdf' || type === 'jpeg').at(-1)
    if (!file) return children
    const size = file.type === 'pdf' ? [` (PDF, ${sizeOf(file.bytes, language)})`] : []
    return [{ type: 'link', href: mediaPath(file), saveAs: name, children: [...children, ...size] }]
  }
  const blockOf = (block: Block): readonly Block[] => {
    switch (block.type) {
      case 'heading':
      case 'paragraph':
        return [{ ...block, children: block.children.flatMap(inlineOf) }]
      case 'list':
        return [{ ...block, items: block.items.map((item) => item.flatMap(blockOf)) }]
      case 'quotation':
        return [{ ...block, children: block.children.flatMap(blockOf) }]
      case 'picture': {
        const name = mediumOfPath(block.src)
        if (name === undefined) return [block]
        const medium = media.get(name)
        if (medium?.kind !== 'picture') return []
        const { alt, caption } = block
        const picture = pictureOf(medium, alt, 'plain', language)
        return [{ type: 'photograph', picture, ...(caption && { caption }) }]
      }
      default:
        return [block]
    }
  }
  return text.flatMap(blockOf)
}
