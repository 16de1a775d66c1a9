import type { ContentDocument } from '#shared/publishing/documents.ts'
import type { Medium } from '#shared/publishing/media.ts'
import type { Store } from '#db/store.ts'
import { prepareDraft } from '../../publishing/prepareDraft.ts'
import { pathOf } from './item.ts'

/* Erases a person from news and events: from the versions that visitors do not see, and from the names of editors. */

type ContentStore = Pick<
  Store,
  'eraseAuthor' | 'findInContent' | 'rewriteContent' | 'contentLog' | 'mediaLog' | 'listMedia' | 'changeMedium'
>

/** Stands where the address was. */
const gap = '…'

/** Returns whether an address or an editor's name is in news and events. */
export async function hasTraceInContent(store: ContentStore, email: string, author?: string): Promise<boolean> {
  if ((await store.findInContent(email)).length > 0) return true
  const names = [email, ...(author === undefined ? [] : [author])].map((name) => name.toLowerCase())
  for await (const entry of store.contentLog()) if (names.includes(entry.author.toLowerCase())) return true
  for await (const entry of store.mediaLog()) if (names.includes(entry.author.toLowerCase())) return true
  for await (const medium of store.listMedia()) if (names.some((name) => tells(medium, name))) return true
  return false
}

/** Returns a copy in which no text has the address. */
function without<T>(value: T, email: RegExp): T {
  if (typeof value === 'string') return value.replace(email, gap) as T
  if (Array.isArray(value)) return value.map((one: unknown) => without(one, email)) as T
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, without(one as unknown, email)])) as T
  return value
}

/** Returns whether the texts of a medium have an address, or its photographer has a name. */
const tells = ({ alt, credit }: Pick<Medium, 'alt' | 'credit'>, name: string): boolean =>
  credit?.toLowerCase() === name || `${credit} ${Object.values(alt).join(' ')}`.toLowerCase().includes(name)

/** Erases a person from the texts of media. */
async function eraseFromMedia(store: ContentStore, email: string, author: string | undefined, pattern: RegExp) {
  const names = [email, ...(author === undefined ? [] : [author])].map((name) => name.toLowerCase())
  for await (const { name, alt, credit, focus } of store.listMedia()) {
    if (!names.some((one) => tells({ alt, ...(credit !== undefined && { credit }) }, one))) continue
    const isTheirs = credit !== undefined && names.includes(credit.toLowerCase())
    const change = {
      alt: without(alt, pattern),
      focus,
      ...(credit && !isTheirs && { credit: without(credit, pattern) }),
    }
    await store.changeMedium({ name, by: '', at: Date.now(), ...change })
  }
}

/** Erases a person, and returns the items whose shown version still has the address. */
export async function eraseFromContent(store: ContentStore, email: string, author?: string): Promise<string[]> {
  await store.eraseAuthor(email)
  if (author !== undefined) await store.eraseAuthor(author)
  const pattern = new RegExp(email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu')
  await eraseFromMedia(store, email, author, pattern)
  const shown: string[] = []
  for (const { kind, slug, version, document } of await store.findInContent(email)) {
    const rewritten: ContentDocument = without(document, pattern)
    const { words } = prepareDraft(rewritten)
    if (!(await store.rewriteContent({ kind, slug, version, document: rewritten, words })))
      shown.push(pathOf({ kind, slug }))
  }
  return shown
}
