import { readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import * as z from 'zod/mini'
import type { ContentItem, ContentPublication } from '#db/store.ts'
import { Failure, isCoded, reasonOf } from '../failures.ts'
import { text } from '../text.ts'

/* The file beside the texts of an exported item: what visitors see of it, and since when. */

export const stateFile = 'state.yaml'

/** The folders of the versions that visitors see and will see, if they are not the newest. */
export const versionFolders = { shown: 'published', scheduled: 'scheduled' } as const
export type VersionName = keyof typeof versionFolders

/** A time as ISO 8601. YAML reads no times by itself. */
const time = z.optional(
  z.pipe(
    z.iso.datetime(),
    z.transform((value: string) => Date.parse(value)),
  ),
)

const stateFacts = z.strictObject({
  /** The place in the order of creation, which decides between items of the same time. */
  place: z.number(),
  'first-published': time,
  'last-published': time,
  withdrawn: time,
  scheduled: time,
})

/** The state of an exported item. */
export interface ExportedState {
  place: number
  firstPublished: number | null
  lastPublished: number | null
  withdrawn: number | null
  scheduledAt: number | null
  isShown: boolean
}

export function formatState(
  { firstPublished, lastPublished, withdrawn, scheduledAt }: Omit<ContentPublication, 'shownVersion'> | ContentItem,
  place: number,
): string {
  const times = {
    'first-published': firstPublished,
    'last-published': lastPublished,
    withdrawn,
    scheduled: scheduledAt,
  }
  const given = Object.entries(times).flatMap(([name, at]) => (at === null ? [] : [[name, new Date(at).toISOString()]]))
  return stringify({ place, ...Object.fromEntries(given) })
}

/**
 * Reads the state of an exported item; undefined if there is none, as for an item that somebody has written by hand.
 * @throws Failure if the file cannot be read
 */
export function readState(file: string): ExportedState | undefined {
  let source: string
  try {
    source = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    if (!isCoded(error)) throw error
    throw new Failure(text('publishing.fileNotRead', { file, reason: reasonOf(error) }), error)
  }
  const facts = stateFacts.safeParse(parsed(source))
  if (!facts.success) throw new Failure(text('content import.wrongState', { file }), facts.error)
  const { place, withdrawn = null, scheduled = null } = facts.data
  const { 'first-published': first = null, 'last-published': last = null } = facts.data
  if ((first === null) !== (last === null)) throw new Failure(text('content import.wrongState', { file }))
  return {
    place,
    ...{ firstPublished: first, lastPublished: last, withdrawn, scheduledAt: scheduled },
    isShown: last !== null && withdrawn === null,
  }
}

function parsed(source: string): unknown {
  try {
    return parse(source, { maxAliasCount: 0 })
  } catch {
    return undefined
  }
}
