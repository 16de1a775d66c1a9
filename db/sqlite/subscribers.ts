import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  placeholder,
  sql,
} from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { Language } from '#shared/i18n/languages.ts'
import type { SubscriberStatus } from '#shared/records.ts'
import { confirmations, outbox, subscribers } from '../schema.ts'
import { storedStatus, type Milliseconds, type Subscriber, type SubscriberFilter } from '../store.ts'
import { pageSize } from '../paging.ts'
import { given, matches, prepareInsert } from './statements.ts'

const { seq, status: kept, bouncing, ...others } = getTableColumns(subscribers)
/** The status as the store has it: a confirmed row may be bouncing. */
export const statusOf = sql<SubscriberStatus>`case when ${kept} = 'confirmed' and ${bouncing} then 'bouncing' else ${kept} end`
const columns = { ...others, status: statusOf }

const filter = and(
  or(isNull(given('status')), eq(statusOf, given('status'))),
  matches(subscribers.language, 'language'),
  gte(subscribers.created, given('since')),
)
const filterValues = ({ status, language, since }: SubscriberFilter) => ({
  status: status ?? null,
  language: language ?? null,
  since: since ?? 0,
})

export function prepareSubscribers(db: BetterSQLite3Database) {
  const insert = prepareInsert(db, subscribers)
  const byId = db
    .select(columns)
    .from(subscribers)
    .where(eq(subscribers.id, given('id')))
    .prepare()
  const byEmail = db
    .select(columns)
    .from(subscribers)
    .where(eq(subscribers.email, given('email')))
    .prepare()
  const setLanguage = db
    .update(subscribers)
    .set({ language: given('language') })
    .where(eq(subscribers.id, given('id')))
    .returning(columns)
    .prepare()
  const setRequest = db
    .update(subscribers)
    .set({ language: given('language'), form: given('form') })
    .where(eq(subscribers.id, given('id')))
    .prepare()
  const confirm = db
    .update(subscribers)
    .set({
      status: 'confirmed',
      bouncing: 0,
      confirmed: given('at'),
      unsubscribed: null,
      consentVersion: given('consentVersion'),
      language: given('language'),
      form: given('form'),
    })
    .where(eq(subscribers.id, given('id')))
    .returning(columns)
    .prepare()
  const unsubscribe = db
    .update(subscribers)
    .set({ status: 'unsubscribed', unsubscribed: given('at') })
    .where(eq(subscribers.id, given('id')))
    .returning(columns)
    .prepare()
  const ofMail = db
    .select({ id: outbox.subscriberId })
    .from(outbox)
    .where(eq(outbox.id, given('mailId')))
  const setBouncing = db
    .update(subscribers)
    .set({ bouncing: given('bouncing') })
    .where(and(inArray(subscribers.id, ofMail), eq(kept, 'confirmed'), ne(bouncing, given('bouncing'))))
    .prepare()
  const remove = db
    .delete(subscribers)
    .where(eq(subscribers.email, given('email')))
    .prepare()

  const stillConfirmable = db
    .select({ tokenHash: confirmations.tokenHash })
    .from(confirmations)
    .where(
      and(
        eq(confirmations.subscriberId, subscribers.id),
        or(isNull(confirmations.expires), gt(confirmations.expires, given('at'))),
      ),
    )
  const unconfirmable = db
    .select({ seq })
    .from(subscribers)
    .where(and(eq(subscribers.status, 'pending'), not(exists(stillConfirmable))))
    .limit(placeholder('most'))
  const removeUnconfirmable = db.delete(subscribers).where(inArray(seq, unconfirmable)).prepare()

  const page = db
    .select({ seq, ...columns })
    .from(subscribers)
    .where(and(gt(seq, given('after')), filter))
    .orderBy(asc(seq))
    .limit(pageSize)
    .prepare()
  const newestConsenting = db
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(isNotNull(subscribers.consentVersion))
    .orderBy(desc(seq))
    .limit(placeholder('most'))
    .prepare()
  const counted = db.select({ subscribers: count() }).from(subscribers).where(filter).prepare()

  return {
    insert(row: Subscriber): Subscriber {
      insert({ ...row, status: storedStatus(row.status), bouncing: Number(row.status === 'bouncing') })
      return row
    },
    byId: (id: string): Subscriber | undefined => byId.get({ id }),
    byEmail: (email: string): Subscriber | undefined => byEmail.get({ email }),
    setLanguage: (id: string, language: Language): Subscriber | undefined => setLanguage.get({ id, language }),
    setRequest(id: string, to: Pick<Subscriber, 'language' | 'form'>): void {
      setRequest.run({ id, ...to })
    },
    confirm: (
      id: string,
      to: { at: Milliseconds; consentVersion: number | null } & Pick<Subscriber, 'language' | 'form'>,
    ): Subscriber => confirm.get({ id, ...to }),
    unsubscribe: (id: string, at: Milliseconds): Subscriber => unsubscribe.get({ id, at }),
    setBouncing(mailIds: readonly string[], isBouncing: boolean): void {
      for (const mailId of mailIds) setBouncing.run({ mailId, bouncing: Number(isBouncing) })
    },
    /** Answers how many; their confirmations and mails go with them. */
    remove: (email: string): number => remove.run({ email }).changes,
    /** Pending rows that no mailed token can confirm any more, `most` at the most; answers how many. */
    removeUnconfirmable: (at: Milliseconds, most: number): number => removeUnconfirmable.run({ at, most }).changes,
    page: (by: SubscriberFilter, after: number) => page.all({ ...filterValues(by), after }),
    newestConsenting: (most: number): string[] => newestConsenting.all({ most }).map(({ email }) => email),
    count: (by: SubscriberFilter): number => counted.get(filterValues(by))?.subscribers ?? 0,
  }
}
