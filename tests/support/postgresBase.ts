import { readdirSync } from 'node:fs'
import { postgresMigrations } from '#tests/unit/db/pglite.database.ts'
import type { PostgresServer } from '#scripts/postgresServer.ts'
import { countOf, secret, type SiteData } from './siteData.ts'
import type { Base } from './stories/base.ts'
import { siteOfTest, temporaryFolder } from './stories/site.ts'

const migrations = readdirSync(postgresMigrations).filter((name) => name.endsWith('.sql')).length

/**
 * Creates a database for one or several sites. Each start of a site gets an empty data folder.
 * @param through returns the URL that sites use, for example that of a pooler
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
    // No warm-up: these tests are not about pages, and several sites that render all pages would slow them down.
    site: ({ env, ...options }) =>
      siteOfTest({
        ...options,
        dataDir: temporaryFolder(),
        env: { ...env, SECRET: secret, DATABASE_URL: through(url), WARM_UP: 'off' },
      }),
  }
}
