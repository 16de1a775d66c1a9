import type { ContentDocument } from '#shared/publishing/documents.ts'
import type { Store } from '#db/store.ts'
import { prepareDraft } from '../../publishing/prepareDraft.ts'
import { pathOf } from './item.ts'

/* Erases a person from news and events: from the versions that visitors do not see, and from the names of editors. */

type ContentStore = Pick<Store, 'eraseAuthor' | 'findInContent' | 'rewriteContent' | 'contentLog'>

/** Stands where the address was. */
const gap = '…'

/** Returns whether an address or an editor's name is in news and events. */
export async function hasTraceInContent(store: ContentStore, email: string, author?: string): Promise<boolean> {
  if ((await store.findInContent(email)).length > 0) return true
  const names = [email, ...(author === undefined ? [] : [author])].map((name) => name.toLowerCase())
  for await (const entry of store.contentLog()) if (names.includes(entry.author.toLowerCase())) return true
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

/** Erases a person, and returns the items whose shown version still has the address. */
export async function eraseFromContent(store: ContentStore, email: string, author?: string): Promise<string[]> {
  await store.eraseAuthor(email)
  if (author !== undefined) await store.eraseAuthor(author)
  const pattern = new RegExp(email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu')
  const shown: string[] = []
  for (const { kind, slug, version, document } of await store.findInContent(email)) {
    const rewritten: ContentDocument = without(document, pattern)
    const { words } = prepareDraft(rewritten)
    if (!(await store.rewriteContent({ kind, slug, version, document: rewritten, words })))
      shown.push(pathOf({ kind, slug }))
  }
  return shown
}
