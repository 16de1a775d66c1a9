import {
  and,
  asc,
  count,
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
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { fold } from '#shared/i18n/fold.ts'
import type { ContentKind, TextLanguage } from '#shared/publishing/documents.ts'
import { pageSize } from '../paging.ts'
import { contentGenerations, contentItems, contentLog, contentTags, contentVersions, contentWords } from '../schema.ts'
import type { ContentFacets, SearchedWord, ShownContent, ShownFilter, ShownPage } from '../store.ts'
import type { Tables } from '../tableInterfaces.ts'
import { parameter, prepareInsert } from './statements.ts'

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

/** Returns the query of the full-text index (FTS5, 3). */
const matchText = (words: readonly SearchedWord[]): string =>
  words
    .map(({ word, stem, isPrefix }) => `("${word}"${isPrefix ? '*' : ''}${stem === undefined ? '' : ` OR "${stem}"`})`)
    .join(' AND ')

export function prepareContent(db: BetterSQLite3Database): Tables['content'] {
  const insertItem = prepareInsert(db, contentItems)
  const insertVersion = prepareInsert(db, contentVersions)
  const insertTag = prepareInsert(db, contentTags)
  const insertWords = prepareInsert(db, contentWords)
  const insertLog = prepareInsert(db, contentLog)
  const itemColumns = { ...statusColumns, newest: versionColumns }
  const shown = () => db.select(shownColumns).from(contentItems).innerJoin(contentVersions, isShown)
  const score = sql`bm25(content_search, 6.0, 1.0)`
  // The best are chosen before their documents are read: a common word is in thousands.
  const best = db
    .select({ itemId: contentWords.itemId, score: score.as('score') })
    .from(contentWords)
    .innerJoin(sql`content_search`, sql`content_search.rowid = ${contentWords.seq}`)
    .innerJoin(contentItems, eq(items.id, contentWords.itemId))
    .where(and(sql`content_search match ${parameter('words')}`, eq(contentWords.language, parameter('language'))))
    .orderBy(score, desc(items.sortAt))
    .limit(sql.placeholder('limit'))
    .as('best')
  const search = db
    .select({ kind: items.kind, ...shownColumns })
    .from(best)
    .innerJoin(contentItems, eq(items.id, best.itemId))
    .innerJoin(contentVersions, isShown)
    .orderBy(sql`${best.score}`, desc(items.sortAt))
    .prepare()
  return {
    insert: (row) =>
      insertItem({ ...row, sortAt: null, ends: null, year: null, municipality: null, isPressRelease: 0 }),
    find: (kind, slug) =>
      db
        .select(rowColumns)
        .from(contentItems)
        .where(and(eq(items.kind, kind), eq(items.slug, slug)))
        .get(),
    update: (id, to) => void db.update(contentItems).set(to).where(eq(items.id, id)).run(),
    insertVersion,
    version: (itemId, version) =>
      db
        .select()
        .from(contentVersions)
        .where(and(eq(contentVersions.itemId, itemId), eq(contentVersions.version, version)))
        .get(),
    versions: (itemId) =>
      db
        .select(versionColumns)
        .from(contentVersions)
        .where(eq(contentVersions.itemId, itemId))
        .orderBy(desc(contentVersions.version))
        .all(),
    index(itemId, tags, words) {
      db.delete(contentTags).where(eq(contentTags.itemId, itemId)).run()
      db.delete(contentWords).where(eq(contentWords.itemId, itemId)).run()
      for (const name of tags) insertTag({ itemId, tag: fold(name), name })
      for (const one of words) insertWords({ itemId, ...one })
    },
    due: (at) =>
      db.select(rowColumns).from(contentItems).where(lte(items.scheduledAt, at)).orderBy(asc(items.scheduledAt)).all(),
    log: insertLog,
    lastAuthor: (kind, slug, act) =>
      db
        .select({ author: contentLog.author })
        .from(contentLog)
        .where(and(eq(contentLog.kind, kind), eq(contentLog.slug, slug), eq(contentLog.act, act)))
        .orderBy(desc(logSeq))
        .limit(1)
        .get()?.author,
    count: (kind) =>
      void db
        .insert(contentGenerations)
        .values({ kind, generation: 1 })
        .onConflictDoUpdate({
          target: contentGenerations.kind,
          set: { generation: sql`${contentGenerations.generation} + 1` },
        })
        .run(),
    generations: () => db.select().from(contentGenerations).all(),
    lastEnd: (kind, at) =>
      db
        .select({ ends: items.ends })
        .from(contentItems)
        .where(and(eq(items.kind, kind), lte(items.ends, at)))
        .orderBy(desc(items.ends))
        .limit(1)
        .get()?.ends ?? null,
    page: (kind, after, isUnseen) =>
      db
        .select({ seq: items.seq, ...itemColumns })
        .from(contentItems)
        .innerJoin(contentVersions, and(ofItem, eq(contentVersions.version, items.version)))
        .where(and(eq(items.kind, kind), gt(items.seq, after), isUnseen ? isNull(items.firstPublished) : undefined))
        .orderBy(asc(items.seq))
        .limit(pageSize)
        .all(),
    logPage: (kind, after) =>
      db
        .select({ seq: logSeq, ...logColumns })
        .from(contentLog)
        .where(and(gt(logSeq, after), kind && eq(contentLog.kind, kind)))
        .orderBy(asc(logSeq))
        .limit(pageSize)
        .all(),
    shown: (kind, slug) =>
      shown()
        .where(and(eq(items.kind, kind), eq(items.slug, slug)))
        .get() as ShownContent | undefined,
    shownPage(filter, page) {
      const inOrder = page.order === 'newest' ? desc : asc
      const order = [inOrder(items.sortAt), inOrder(items.seq)]
      // The items are chosen before their documents are read, so that a later page costs no more than the first.
      const chosen = db
        .select({ seq: items.seq })
        .from(contentItems)
        .where(and(matching(filter), following(page)))
        .orderBy(...order)
        .limit(page.limit)
        .offset(page.offset ?? 0)
      return shown()
        .where(inArray(items.seq, chosen))
        .orderBy(...order)
        .all() as ShownContent[]
    },
    shownCount: (filter) => db.select({ items: count() }).from(contentItems).where(matching(filter)).get()?.items ?? 0,
    facets(filter): ContentFacets {
      const where = matching(filter)
      const number = sql<number>`count(*)`.as('number')
      return {
        total: db.select({ items: count() }).from(contentItems).where(where).get()?.items ?? 0,
        years: db
          .select({ year: sql<number>`${items.year}`, count: number })
          .from(contentItems)
          .where(where)
          .groupBy(items.year)
          .orderBy(desc(items.year))
          .all(),
        tags: db
          .select({
            tag: contentTags.tag,
            // SQLite takes the name from the row of the minimum: the spelling of the item that came first.
            name: sql<string>`coalesce(nullif(${contentTags.name}, ''), ${contentTags.tag})`,
            first: sql<number>`min(${items.seq})`,
            count: number,
          })
          .from(contentTags)
          .innerJoin(contentItems, eq(items.id, contentTags.itemId))
          .where(where)
          .groupBy(contentTags.tag)
          .orderBy(desc(number), asc(contentTags.tag))
          .all()
          .map(({ first: _first, ...tag }) => tag),
        municipalities: db
          .select({ id: sql<string>`${items.municipality}`, count: number })
          .from(contentItems)
          .where(and(where, isNotNull(items.municipality)))
          .groupBy(items.municipality)
          .orderBy(asc(items.municipality))
          .all(),
      }
    },
    addresses: (kind) =>
      db
        .select({ slug: items.slug, lastPublished: sql<number>`${items.lastPublished}`, languages: items.languages })
        .from(contentItems)
        .where(matching({ kind }))
        .orderBy(desc(items.sortAt), desc(items.seq))
        .all(),
    onceShown: (kind, slugs) =>
      db
        .select({ slug: items.slug })
        .from(contentItems)
        .where(and(eq(items.kind, kind), isNotNull(items.firstPublished), slugs && inArray(items.slug, slugs)))
        .orderBy(asc(items.seq))
        .limit(slugs?.length ?? 1)
        .all()
        .map(({ slug }) => slug),
    search: (language: TextLanguage, words: readonly SearchedWord[], limit: number) =>
      words.length === 0
        ? []
        : (search.all({ words: matchText(words), language, limit }) as (ShownContent & { kind: ContentKind })[]),
    removeAuthor(name) {
      const versions = db.update(contentVersions).set({ author: '' }).where(isBy(contentVersions.author, name)).run()
      const entries = db.update(contentLog).set({ author: '' }).where(isBy(contentLog.author, name)).run()
      return versions.changes + entries.changes
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
        .where(sql`instr(lower(${contentVersions.document}), lower(${text})) > 0`)
        .all(),
    rewriteVersion: (itemId, version, to) =>
      void db
        .update(contentVersions)
        .set(to)
        .where(and(eq(contentVersions.itemId, itemId), eq(contentVersions.version, version)))
        .run(),
  }
}
