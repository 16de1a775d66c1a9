import { sqliteData, type SiteData } from '#tests/support/siteData.ts'
import type { SiteProcess, SiteProcessOptions } from '#tests/support/siteProcess.ts'
import { siteOfTest, temporaryFolder } from './site.ts'

/** The database of a scenario's sites. The same scenarios run on SQLite and on PostgreSQL. */
export interface Base {
  data: SiteData
  /** Starts another site on this database. It ends with the test. */
  site(options: Pick<SiteProcessOptions, 'env' | 'port' | 'host'>): Promise<SiteProcess>
}

/** The options of a scenario. By default it has one site with its own data folder. */
export interface Setting {
  base?: Base
  /** The number of sites that run at the same time. */
  instances?: number
}

/** Creates a data folder with SQLite for one site. Two sites may share it only briefly. */
export function folderBase(): Base {
  const dataDir = temporaryFolder()
  return { data: sqliteData(dataDir), site: (options) => siteOfTest({ ...options, dataDir }) }
}

/** Starts several sites at the same time. */
export const sitesOn = (base: Base, instances: number, env: Record<string, string>): Promise<SiteProcess[]> =>
  Promise.all(Array.from({ length: instances }, () => base.site({ env })))

/** Returns the site for a turn, as a round-robin load balancer chooses it. */
export function dealt<T>(sites: readonly T[], turn: number): T {
  const site = sites[turn % sites.length]
  if (site === undefined) throw new Error('There is no site.')
  return site
}
