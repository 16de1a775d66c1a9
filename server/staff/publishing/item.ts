import { isPaged, itemPath } from '#shared/publishing/paths.ts'
import { withQuery } from '#shared/routes/url.ts'
import { ownLanguages, type ContentDocument, type ContentKind } from '#shared/publishing/documents.ts'
import type { ContentItem } from '#db/store.ts'
import { kinds } from '../../publishing/kinds/kinds.ts'
import { loadFacts } from '../../publishing/facts/readFacts.ts'
import { slugProblem } from '../../publishing/parseDocument.ts'
import { createPublishing, type ItemName, type Publishing } from '../../services/publishing.ts'
import type { Context, Operands } from '../command.ts'
import { Failure, UsageError } from '../failures.ts'
import { text } from '../text.ts'

/** The operand of the commands about one piece of news or event. */
export const slugOperand: Operands = { name: 'SLUG', meaning: text('common.operands.slug'), least: 1, most: 1 }

/** Returns `news/water`, the short name of an item. */
export const pathOf = ({ kind, slug }: ItemName): string => `${kinds[kind].folder}/${slug}`

/** Returns the acts on the content store. The facts that staff have published apply from then on. */
export async function openPublishing({ store: open, now }: Context): Promise<Publishing> {
  const store = await open()
  await loadFacts(store)
  return createPublishing({ store, now })
}

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
export function readSlug(kind: ContentKind, [slug = '']: readonly string[]): string {
  const problem = slugProblem(kind, slug)
  if (problem && /\.(?:md|txt|markdown)$/i.test(slug))
    throw new UsageError(text('publishing.fileAsSlug', { problem, file: slug }))
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
  throw new Failure(text('publishing.noItem', { item: pathOf(item), command: `staff ${kinds[item.kind].folder} list` }))
}

/** Returns the addresses of an item in the languages of which it has a text, or those of the pages that show it. */
export function addressesOf({ config }: Context, { slug, fields, texts }: ContentDocument): string[] {
  const { kind }: { kind: ContentKind } = fields
  const { shownOn = [] } = kinds[kind]
  if (!isPaged(kind)) return shownOn.map((page) => config().publicUrl + page)
  const path = itemPath(kind, slug)
  return ownLanguages(texts).map((language) => config().publicUrl + withQuery(path, { language }))
}
