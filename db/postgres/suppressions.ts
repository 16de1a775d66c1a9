import { eq } from 'drizzle-orm'
import type { AsyncTables } from '../useCaseSteps.ts'
import type { Session } from './connection.ts'
import { suppressions } from './schema.ts'

export const suppressionsOf = ({ db }: Session): AsyncTables['suppressions'] => ({
  async add(subjectHash, at) {
    await db.insert(suppressions).values({ subjectHash, created: at }).onConflictDoNothing()
  },
  has: async (subjectHash) =>
    (await db.select().from(suppressions).where(eq(suppressions.subjectHash, subjectHash))).length > 0,
})
