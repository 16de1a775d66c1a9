import { readdirSync } from 'node:fs'
import { postgresMigrations } from '#tests/unit/db/pglite.database.ts'
import type { PostgresServer } from '#scripts/postgresServer.ts'
import { countOf, secret, type SiteData } from './siteData.ts'
import type { Base } from './stories/base.ts'
import { siteOfTest, temporaryFolder } from './stories/site.ts'

const migrations = readdirSync(postgresMigrations).filter((name) => name.endsWith('.sql')).length

/**
 * A database of its own for sites of one machine or several: each has an empty data folder at every start.
 * @param through the address by which sites reach it, where that is another than its own
 */
export async function postgresBase(server: PostgresServer, through = (url: string) => url): Promise<Base> {
  const url = await server.createDatabase()
  const data: SiteData = {
    ask: (sql) => server.run(url, sql),
    async integrity() {
      const applied = await countOf(data, 'SELECT count(*) FROM __drizzle_migrations')
      return applied === migrations ? 'ok' : `${applied} migrations were applied, of ${migrations}`
    },
    key: () => secret,
  }
  return {
    data,
    // Pages are not what is looked at, and several sites that make all of theirs leave no time for anything else.
    site: ({ env, ...options }) =>
      siteOfTest({
        ...options,
        dataDir: temporaryFolder(),
        env: { ...env, SECRET: secret, DATABASE_URL: through(url), WARM_UP: 'off' },
      }),
  }
}
