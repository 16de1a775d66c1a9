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
import { parameter, matches, prepareInsert } from './statements.ts'

const { seq, status: statusColumn, bouncing, ...others } = getTableColumns(subscribers)
/** SQL for the status of a subscriber, in which a confirmed row with the flag is `bouncing`. */
export const statusOf = sql<SubscriberStatus>`case when ${statusColumn} = 'confirmed' and ${bouncing} then 'bouncing' else ${statusColumn} end`
const columns = { ...others, status: statusOf }

const filter = and(
  or(isNull(parameter('status')), eq(statusOf, parameter('status'))),
  matches(subscribers.language, 'language'),
  gte(subscribers.created, parameter('since')),
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
    .where(eq(subscribers.id, parameter('id')))
    .prepare()
  const byEmail = db
    .select(columns)
    .from(subscribers)
    .where(eq(subscribers.email, parameter('email')))
    .prepare()
  const setLanguage = db
    .update(subscribers)
    .set({ language: parameter('language') })
    .where(eq(subscribers.id, parameter('id')))
    .returning(columns)
    .prepare()
  const setRequest = db
    .update(subscribers)
    .set({ language: parameter('language'), form: parameter('form') })
    .where(eq(subscribers.id, parameter('id')))
    .prepare()
  const confirm = db
    .update(subscribers)
    .set({
      status: 'confirmed',
      bouncing: 0,
      confirmed: parameter('at'),
      unsubscribed: null,
      consentVersion: parameter('consentVersion'),
      language: parameter('language'),
      form: parameter('form'),
    })
    .where(eq(subscribers.id, parameter('id')))
    .returning(columns)
    .prepare()
  const unsubscribe = db
    .update(subscribers)
    .set({ status: 'unsubscribed', unsubscribed: parameter('at') })
    .where(eq(subscribers.id, parameter('id')))
    .returning(columns)
    .prepare()
  const ofMail = db
    .select({ id: outbox.subscriberId })
    .from(outbox)
    .where(eq(outbox.id, parameter('mailId')))
  const setBouncing = db
    .update(subscribers)
    .set({ bouncing: parameter('bouncing') })
    .where(and(inArray(subscribers.id, ofMail), eq(statusColumn, 'confirmed'), ne(bouncing, parameter('bouncing'))))
    .prepare()
  const remove = db
    .delete(subscribers)
    .where(eq(subscribers.email, parameter('email')))
    .prepare()

  const stillConfirmable = db
    .select({ tokenHash: confirmations.tokenHash })
    .from(confirmations)
    .where(
      and(
        eq(confirmations.subscriberId, subscribers.id),
        or(isNull(confirmations.expires), gt(confirmations.expires, parameter('at'))),
      ),
    )
  const unconfirmable = db
    .select({ seq })
    .from(subscribers)
    .where(and(eq(subscribers.status, 'pending'), not(exists(stillConfirmable))))
    .limit(placeholder('limit'))
  const removeUnconfirmable = db.delete(subscribers).where(inArray(seq, unconfirmable)).prepare()

  const page = db
    .select({ seq, ...columns })
    .from(subscribers)
    .where(and(gt(seq, parameter('after')), filter))
    .orderBy(asc(seq))
    .limit(pageSize)
    .prepare()
  const newestConsenting = db
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(isNotNull(subscribers.consentVersion))
    .orderBy(desc(seq))
    .limit(placeholder('limit'))
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
    remove: (email: string): number => remove.run({ email }).changes,
    removeUnconfirmable: (at: Milliseconds, limit: number): number => removeUnconfirmable.run({ at, limit }).changes,
    page: (by: SubscriberFilter, after: number) => page.all({ ...filterValues(by), after }),
    newestConsenting: (limit: number): string[] => newestConsenting.all({ limit }).map(({ email }) => email),
    count: (by: SubscriberFilter): number => counted.get(filterValues(by))?.subscribers ?? 0,
  }
}
