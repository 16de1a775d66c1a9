import { eq } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { suppressions } from '../schema.ts'
import type { Milliseconds } from '../store.ts'
import { parameter } from './statements.ts'

export function prepareSuppressions(db: BetterSQLite3Database) {
  const add = db
    .insert(suppressions)
    .values({ subjectHash: parameter('subjectHash'), created: parameter('at') })
    .onConflictDoNothing()
    .prepare()
  const find = db
    .select()
    .from(suppressions)
    .where(eq(suppressions.subjectHash, parameter('subjectHash')))
    .prepare()

  return {
    add(subjectHash: string, at: Milliseconds): void {
      add.run({ subjectHash, at })
    },
    has: (subjectHash: string): boolean => find.get({ subjectHash }) !== undefined,
  }
}
