import { eq } from 'drizzle-orm'
import type { AsyncTables } from '../useCaseSteps.ts'
import type { Session } from './connection.ts'
import { siteKey } from './schema.ts'
import { first } from './statements.ts'

export const siteKeyOf = ({ db }: Session): AsyncTables['siteKey'] => ({
  read: async () => first(await db.select().from(siteKey))?.checkValue,
  async insert(value) {
    await db.insert(siteKey).values({ id: 1, checkValue: value }).onConflictDoNothing()
  },
  async replace(previous, value) {
    await db.update(siteKey).set({ checkValue: value }).where(eq(siteKey.checkValue, previous))
  },
})
