import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { fold } from '#shared/i18n/fold.ts'
import type { ContentKind } from '#shared/publishing/documents.ts'
import { pageSize } from '../paging.ts'
import type { ContentFacets, SearchedWord, ShownAddress, ShownContent, ShownFilter, ShownPage } from '../store.ts'
import type { AsyncTables } from '../useCaseSteps.ts'
import type { Session } from './connection.ts'
import { contentGenerations, contentItems, contentLog, contentTags, contentVersions, contentWords } from './schema.ts'
import { first, rowsOf } from './statements.ts'

const items = getTableColumns(contentItems)
const {
  seq: _seq,
  sortAt: _s,
  ends: _e,
  year: _y,
  municipality: _m,
  isPressRelease: _p,
  languages: _l,
  ...rowColumns
} = items
const { id: _id, ...statusColumns } = rowColumns
const { seq: _v, itemId: _i, words: _words, ...versionColumns } = getTableColumns(contentVersions)
const { seq: logSeq, ...logColumns } = getTableColumns(contentLog)

const shownColumns = {
  slug: items.slug,
  version: contentVersions.version,
  document: contentVersions.document,
  firstPublished: items.firstPublished,
  lastPublished: items.lastPublished,
  sortAt: items.sortAt,
  ends: items.ends,
  seq: items.seq,
}

const ofItem = eq(contentVersions.itemId, items.id)
const isShown = and(ofItem, eq(contentVersions.version, items.shownVersion))

/** Returns the condition of a filter. Only shown items have a time in `sortAt`. */
const matching = ({
  kind,
  year,
  tag,
  municipality,
  isPressRelease,
  endsAfter,
  endsUntil,
}: ShownFilter): SQL | undefined =>
  and(
    eq(items.kind, kind),
    isNotNull(items.sortAt),
    year === undefined ? undefined : eq(items.year, year),
    municipality === undefined ? undefined : eq(items.municipality, municipality),
    isPressRelease === undefined ? undefined : eq(items.isPressRelease, Number(isPressRelease)),
    endsAfter === undefined ? undefined : gt(items.ends, endsAfter),
    endsUntil === undefined ? undefined : lte(items.ends, endsUntil),
    tag === undefined
      ? undefined
      : sql`${items.id} in (select ${contentTags.itemId} from ${contentTags} where ${contentTags.tag} = ${fold(tag)})`,
  )

/** Returns the condition that an item follows another in the order. */
const following = ({ order, after }: ShownPage): SQL | undefined => {
  if (!after) return undefined
  const beyond = order === 'newest' ? lt : gt
  return or(beyond(items.sortAt, after.sortAt), and(eq(items.sortAt, after.sortAt), beyond(items.seq, after.seq)))
}

/** Returns the condition that an author has a name, in any case of letters. */
const isBy = (author: typeof contentLog.author | typeof contentVersions.author, name: string): SQL =>
  sql`lower(${author}) = lower(${name})`

/** Returns the query of the full-text index (PostgreSQL, 8.11.2). Words are letters and digits only. */
const queryText = (words: readonly SearchedWord[]): string =>
  words
    .map(({ word, stem, isPrefix }) => `(${word}${isPrefix ? ':*' : ''}${stem === undefined ? '' : ` | ${stem}`})`)
    .join(' & ')

export function contentOf({ db, mayWrite }: Session): AsyncTables['content'] {
  const shown = () => db.select(shownColumns).from(contentItems).innerJoin(contentVersions, isShown)
  return {
    async insert(row) {
      await db.insert(contentItems).values(row)
    },
    async find(kind, slug) {
      const found = db
        .select(rowColumns)
        .from(contentItems)
        .where(and(eq(items.kind, kind), eq(items.slug, slug)))
      return first(await (mayWrite ? found.for('update') : found))
    },
    async update(id, to) {
      await db.update(contentItems).set(to).where(eq(items.id, id))
    },
    async insertVersion(row) {
      await db.insert(contentVersions).values(row)
    },
    version: async (itemId, version) =>
      first(
        await db
          .select()
          .from(contentVersions)
          .where(and(eq(contentVersions.itemId, itemId), eq(contentVersions.version, version))),
      ),
    versions: async (itemId) =>
      await db
        .select(versionColumns)
        .from(contentVersions)
        .where(eq(contentVersions.itemId, itemId))
        .orderBy(desc(contentVersions.version)),
    async index(itemId, tags, words) {
      await db.delete(contentTags).where(eq(contentTags.itemId, itemId))
      await db.delete(contentWords).where(eq(contentWords.itemId, itemId))
      if (tags.length > 0) await db.insert(contentTags).values(tags.map((name) => ({ itemId, tag: fold(name), name })))
      if (words.length > 0) await db.insert(contentWords).values(words.map((one) => ({ itemId, ...one })))
    },
    async due(at) {
      const due = db
        .select(rowColumns)
        .from(contentItems)
        .where(lte(items.scheduledAt, at))
        .orderBy(asc(items.scheduledAt))
      return await (mayWrite ? due.for('update') : due)
    },
    async log(entry) {
      await db.insert(contentLog).values(entry)
    },
    lastAuthor: async (kind, slug, act) =>
      first(
        await db
          .select({ author: contentLog.author })
          .from(contentLog)
          .where(and(eq(contentLog.kind, kind), eq(contentLog.slug, slug), eq(contentLog.act, act)))
          .orderBy(desc(logSeq))
          .limit(1),
      )?.author,
    async count(kind) {
      await db
        .insert(contentGenerations)
        .values({ kind, generation: 1 })
        .onConflictDoUpdate({
          target: contentGenerations.kind,
          set: { generation: sql`${contentGenerations.generation} + 1` },
        })
    },
    generations: async () => await db.select().from(contentGenerations),
    lastEnd: async (kind, at) =>
      first(
        await db
          .select({ ends: items.ends })
          .from(contentItems)
          .where(and(eq(items.kind, kind), lte(items.ends, at)))
          .orderBy(desc(items.ends))
          .limit(1),
      )?.ends ?? null,
    page: async (kind, after, isUnseen) =>
      await db
        .select({ seq: items.seq, ...statusColumns, newest: versionColumns })
        .from(contentItems)
        .innerJoin(contentVersions, and(ofItem, eq(contentVersions.version, items.version)))
        .where(and(eq(items.kind, kind), gt(items.seq, after), isUnseen ? isNull(items.firstPublished) : undefined))
        .orderBy(asc(items.seq))
        .limit(pageSize),
    logPage: async (kind, after) =>
      await db
        .select({ seq: logSeq, ...logColumns })
        .from(contentLog)
        .where(and(gt(logSeq, after), kind && eq(contentLog.kind, kind)))
        .orderBy(asc(logSeq))
        .limit(pageSize),
    shown: async (kind, slug) =>
      first(await shown().where(and(eq(items.kind, kind), eq(items.slug, slug)))) as ShownContent | undefined,
    async shownPage(filter, page) {
      const inOrder = page.order === 'newest' ? desc : asc
      const order = [inOrder(items.sortAt), inOrder(items.seq)]
      // As in `db/sqlite/content.ts`.
      const chosen = db
        .select({ seq: items.seq })
        .from(contentItems)
        .where(and(matching(filter), following(page)))
        .orderBy(...order)
        .limit(page.limit)
        .offset(page.offset ?? 0)
      return (await shown()
        .where(inArray(items.seq, chosen))
        .orderBy(...order)) as ShownContent[]
    },
    shownCount: (filter) => db.$count(contentItems, matching(filter)),
    async facets(filter): Promise<ContentFacets> {
      const where = matching(filter)
      const number = sql<number>`count(*)::integer`.as('number')
      return {
        total: await db.$count(contentItems, where),
        years: await db
          .select({ year: sql<number>`${items.year}`, count: number })
          .from(contentItems)
          .where(where)
          .groupBy(items.year)
          .orderBy(desc(items.year)),
        tags: await db
          .select({
            tag: contentTags.tag,
            // The spelling of the item that came first.
            name: sql<string>`coalesce(nullif((array_agg(${contentTags.name} order by ${items.seq}))[1], ''), ${contentTags.tag})`,
            count: number,
          })
          .from(contentTags)
          .innerJoin(contentItems, eq(items.id, contentTags.itemId))
          .where(where)
          .groupBy(contentTags.tag)
          .orderBy(desc(number), asc(contentTags.tag)),
        municipalities: await db
          .select({ id: sql<string>`${items.municipality}`, count: number })
          .from(contentItems)
          .where(and(where, isNotNull(items.municipality)))
          .groupBy(items.municipality)
          .orderBy(asc(items.municipality)),
      }
    },
    addresses: async (kind) =>
      (await db
        .select({ slug: items.slug, lastPublished: items.lastPublished, languages: items.languages })
        .from(contentItems)
        .where(matching({ kind }))
        .orderBy(desc(items.sortAt), desc(items.seq))) as ShownAddress[],
    onceShown: async (kind, slugs) =>
      (
        await db
          .select({ slug: items.slug })
          .from(contentItems)
          .where(and(eq(items.kind, kind), isNotNull(items.firstPublished), slugs && inArray(items.slug, slugs)))
          .orderBy(asc(items.seq))
          .limit(slugs?.length ?? 1)
      ).map(({ slug }) => slug),
    async search(language, words, limit) {
      if (words.length === 0) return []
      const query = sql`to_tsquery('simple', ${queryText(words)})`
      return (await db
        .select({ kind: items.kind, ...shownColumns })
        .from(contentWords)
        .innerJoin(contentItems, eq(items.id, contentWords.itemId))
        .innerJoin(contentVersions, isShown)
        .where(and(sql`${contentWords.vector} @@ ${query}`, eq(contentWords.language, language)))
        .orderBy(sql`ts_rank(${contentWords.vector}, ${query}) desc`, desc(items.sortAt))
        .limit(limit)) as (ShownContent & { kind: ContentKind })[]
    },
    async removeAuthor(name) {
      const versions = await db.update(contentVersions).set({ author: '' }).where(isBy(contentVersions.author, name))
      const entries = await db.update(contentLog).set({ author: '' }).where(isBy(contentLog.author, name))
      return rowsOf(versions) + rowsOf(entries)
    },
    versionsWith: (text) =>
      db
        .select({
          kind: items.kind,
          slug: items.slug,
          version: contentVersions.version,
          shownVersion: items.shownVersion,
          document: contentVersions.document,
        })
        .from(contentVersions)
        .innerJoin(contentItems, ofItem)
        .where(sql`position(lower(${text}) in lower(${contentVersions.document}::text)) > 0`),
    async rewriteVersion(itemId, version, to) {
      await db
        .update(contentVersions)
        .set(to)
        .where(and(eq(contentVersions.itemId, itemId), eq(contentVersions.version, version)))
    },
  }
}
