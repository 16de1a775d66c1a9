import { withQuery } from '#shared/routes/url.ts'
import { ownLanguages, type ContentDocument, type ContentKind } from '#shared/publishing/documents.ts'
import type { ContentItem } from '#db/store.ts'
import { slugProblem } from '../../publishing/parseDocument.ts'
import { createPublishing, type ItemName, type Publishing } from '../../services/publishing.ts'
import type { Context, Operands } from '../command.ts'
import { Failure, UsageError } from '../failures.ts'
import { text } from '../text.ts'

/** The operand of the commands about one piece of news or event. */
export const slugOperand: Operands = { name: 'SLUG', meaning: text('common.operands.slug'), least: 1, most: 1 }

/** The folder of a kind in addresses, exports and commands. */
export const folders = { news: 'news', event: 'events' } as const satisfies Record<ContentKind, string>

/** Returns `news/water`, the short name of an item. */
export const pathOf = ({ kind, slug }: ItemName): string => `${folders[kind]}/${slug}`

export const openPublishing = async ({ store, now }: Context): Promise<Publishing> =>
  createPublishing({ store: await store(), now })

/**
 * Returns the name under which an act is recorded.
 * @throws UsageError if several people use the system's user, and no name is given
 */
export function nameOf({ user }: Context, { as: given }: { as: string | undefined }): string {
  const name = given ?? user()
  if (name === undefined) throw new UsageError(text('publishing.noName'))
  return name
}

/** @throws UsageError */
export function readSlug([slug = '']: readonly string[]): string {
  const problem = slugProblem(slug)
  if (problem) throw new UsageError(problem)
  return slug
}

/**
 * Returns the item with its newest version.
 * @throws Failure if there is none
 */
export async function findItem(publishing: Publishing, item: ItemName): Promise<ContentItem> {
  const found = await publishing.find(item)
  if (found) return found
  throw new Failure(text('publishing.noItem', { item: pathOf(item), command: `staff ${folders[item.kind]} list` }))
}

/** Returns the addresses of an item in the languages of which it has a text. */
export function addressesOf({ config }: Context, { slug, fields, texts }: ContentDocument): string[] {
  const path = `/${folders[fields.kind]}/${slug}`
  return ownLanguages(texts).map((language) => config().publicUrl + withQuery(path, { language }))
}
