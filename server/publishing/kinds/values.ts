import { z } from 'zod'
import { photographLooks, type PhotographLook } from '#shared/content/picture.ts'
import { fold } from '#shared/i18n/fold.ts'
import type { LeadPicture } from '#shared/publishing/documents.ts'
import { isMediumName } from '#shared/publishing/media.ts'
import { closestName } from '../../staff/closestName.ts'
import { or, text, type Text } from '../../staff/text.ts'
import { publishedFacts } from '../facts/publishedFacts.ts'
import { httpsAddress } from '../markdown.ts'
import { isDay, wallTimeProblem } from '../times.ts'

/* Schemas of the values in front matter. Each turns what an editor wrote into a value, or names what is wrong with it. */

const maxTags = 10
const maxTagLength = 40

/**
 * A value that is not valid, with the text for the editor. zod carries texts as parameters of an issue.
 * @param item the index in a list
 */
export const invalid = (context: z.RefinementCtx, problem: Text, item?: number): typeof z.NEVER => {
  context.addIssue({ code: 'custom', params: { text: problem, item } })
  return z.NEVER
}

/** A line of text. A value that YAML reads as a list is joined again. */
export const single = z.union([z.string(), z.array(z.string()).transform((list) => list.join(', '))])

/** Returns the schema of a line of text. */
export const words = (key: string, limit: number) =>
  single.transform((value, context) => {
    // XML, and therefore a feed, cannot hold control characters.
    const cleaned = value.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').normalize('NFC')
    if (cleaned.length > limit) {
      return invalid(context, text('publishing.longValue', { key, length: cleaned.length, limit }))
    }
    return cleaned
  })

/** Words with single spaces or hyphens between them. A list whose first hyphen is missing is no tag. */
const tagPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[ -][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u

export const tags = z
  .union([z.string().transform((value) => value.split(',')), z.array(z.string())])
  .transform((written, context) => {
    const given = written.map((tag) => tag.normalize('NFC').replace(/\s+/g, ' ').trim())
    // Of several spellings the first stays.
    const list = [...Map.groupBy(given, fold).values()].flatMap(([first = '']) => (first === '' ? [] : [first]))
    if (list.length > maxTags) return invalid(context, text('publishing.manyTags', { limit: maxTags }))
    const wrong = given.findIndex((tag) => tag !== '' && (tag.length > maxTagLength || !tagPattern.test(tag)))
    return wrong < 0
      ? list
      : invalid(context, text('publishing.wrongTag', { tag: given[wrong] ?? '', limit: maxTagLength }), wrong)
  })

/** @param byDefault the value of an empty line */
export const yesOrNo = (key: string, byDefault = false) =>
  single.transform((value, context) => {
    if (value === 'true' || value === 'false') return value === 'true'
    return value === ''
      ? byDefault
      : invalid(context, text('publishing.notYesOrNo', { key, value, values: or(['true', 'false']) }))
  })

/** Returns the schema of a whole number; an empty one is left out. */
export const wholeNumber = (key: string, [least, most]: readonly [least: number, most: number]) =>
  single.transform((value, context) => {
    if (value === '') return undefined
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    return number >= least && number <= most
      ? number
      : invalid(context, text('publishing.notNumber', { key, value, least, most }))
  })

export const day = single.transform((value, context) =>
  value === '' || isDay(value)
    ? value
    : invalid(context, text('publishing.wrongDay', { value, example: '2026-12-01' })),
)

export const wallTime = single.transform((given, context) => {
  const value = given.replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T')
  const problem = value === '' ? undefined : wallTimeProblem(value)
  return problem ? invalid(context, problem) : value
})

export const municipality = single.transform((value, context) => {
  const ids = publishedFacts().roll.list.map(({ id }) => id)
  if (value === '' || ids.includes(value)) return value
  const similar = closestName(value, ids)
  return invalid(
    context,
    similar === undefined
      ? text('publishing.unknownMunicipality', { value, ids: or(ids) })
      : text('publishing.similarMunicipality', { value, similar }),
  )
})

/** @param problem the text for another address */
export const secureAddress = (problem: 'publishing.wrongOnline' | 'publishing.wrongSource') =>
  single.transform((value, context) =>
    value === '' ? value : (httpsAddress(value) ?? invalid(context, text(problem, { value }))),
  )

const picture = single.transform((value, context) =>
  value === '' || (isMediumName(value) && value.endsWith('.jpg'))
    ? value
    : invalid(context, text('publishing.wrongPicture', { value, example: 'voda.jpg' })),
)

const look = single.transform((value, context): PhotographLook => {
  const found = photographLooks.find((one) => one === (value || 'plain'))
  return found ?? invalid(context, text('publishing.wrongLook', { value, looks: or([...photographLooks]) }))
})

/** The facts of a picture that stands for a document. */
export const pictureFacts = { picture, look }

/** Returns the picture of the facts as a part of the fields. */
export const pictureOf = ({
  picture: name,
  look: chosen = 'plain',
}: {
  picture?: string
  look?: PhotographLook
}): { picture?: LeadPicture } => (name ? { picture: { name, look: chosen } } : {})

/** Returns the facts of a picture as front matter. */
export const pictureEntries = ({ picture: given }: { picture?: LeadPicture }) =>
  given && { picture: given.name, ...(given.look !== 'plain' && { look: given.look }) }
