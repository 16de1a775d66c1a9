import { sqliteData, type SiteData } from '#tests/support/siteData.ts'
import type { SiteProcess, SiteProcessOptions } from '#tests/support/siteProcess.ts'
import { siteOfTest, temporaryFolder } from './site.ts'

/** Where the sites of a story keep what they store: a story is told of SQLite and of PostgreSQL in the same words. */
export interface Base {
  data: SiteData
  /** One more site that stores there, for the time of a test. */
  site(options: Pick<SiteProcessOptions, 'env' | 'port'>): Promise<SiteProcess>
}

/** What a story may be told of: by default one site on a folder of its own. */
export interface Setting {
  base?: Base
  /** Sites that serve at the same time. */
  instances?: number
}

/** A folder with SQLite in it, for one site; two share it for a moment at most. */
export function folderBase(): Base {
  const dataDir = temporaryFolder()
  return { data: sqliteData(dataDir), site: (options) => siteOfTest({ ...options, dataDir }) }
}

/** So many sites, started at the same moment. */
export const sitesOn = (base: Base, instances: number, env: Record<string, string>): Promise<SiteProcess[]> =>
  Promise.all(Array.from({ length: instances }, () => base.site({ env })))

/** The site whose turn it is, as a load balancer deals them out. */
export function dealt<T>(sites: readonly T[], turn: number): T {
  const site = sites[turn % sites.length]
  if (site === undefined) throw new Error('There is no site.')
  return site
}
