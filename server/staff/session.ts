import { existsSync } from 'node:fs'
import { isShared, mayExist, displayName } from '#db/database.ts'
import type { Milliseconds, Store } from '#db/store.ts'
import type { Config } from '../config.ts'
import { databaseLocation, secretFile } from '../dataFolder.ts'
import { loadSecret } from '../services/secrets.ts'
import { KeyMismatch, requireMatchingKeys, siteKeys, type SiteKeys } from '../services/siteKey.ts'
import type { Commands, Context } from './command.ts'
import { Failure, reasonOf } from './failures.ts'
import type { Terminal } from './terminal.ts'
import { visible } from './text.ts'

export interface SessionParts {
  commands: Commands
  terminal: Terminal
  config: () => Config
  migrationsFolder: string
  openStore: (config: Config) => Promise<Store>
  now: () => Milliseconds
  stopSignal: () => AbortSignal
}

/** Opens what a command asks for, once, and closes it at the end. */
export function openSession(parts: SessionParts) {
  const { commands, terminal, config: readConfig, migrationsFolder, openStore, now, stopSignal } = parts
  let read: Config | undefined
  let opened: Promise<Store> | undefined

  const config = () => (read ??= readConfig())

  async function open(): Promise<Store> {
    refuseMissing(config())
    return openStore(config())
  }

  function keys(): SiteKeys {
    const { secret: set, secretPrevious, dataDir } = config()
    // At its start the site makes a key where there is none. Here a new one would be wrong: the addresses that were
    // mailed, and the hashes in the database, were made with another.
    if (!set && !existsSync(secretFile({ dataDir }))) {
      throw new Failure(
        `The site’s key is missing from ${visible(dataDir)}: put its file “secret” back from a backup, or set SECRET. Nothing was changed.`,
      )
    }
    try {
      return siteKeys(loadSecret(set, dataDir), secretPrevious)
    } catch (error) {
      throw new Failure(
        `The site’s key in ${visible(dataDir)} could not be read: ${reasonOf(error)}. Nothing was changed.`,
      )
    }
  }

  const store = () => (opened ??= open())

  async function matchingKeys(): Promise<SiteKeys> {
    const read = keys()
    try {
      await requireMatchingKeys(await store(), read)
    } catch (error) {
      throw error instanceof KeyMismatch ? new Failure(`${error.message} Nothing was changed.`) : error
    }
    return read
  }

  const context: Context = { commands, terminal, now, stopSignal, config, migrationsFolder, store, keys, matchingKeys }
  return {
    context,
    async close(): Promise<void> {
      // What could not be opened has been said already.
      const store = await opened?.catch(() => undefined)
      await store?.close()
    },
  }
}

/**
 * The staff's commands never make a database: an empty one would answer as if nobody had ever signed up.
 * @throws Failure where there is none
 */
export function refuseMissing(config: Config): void {
  const folder = visible(config.dataDir)
  try {
    if (mayExist(databaseLocation(config))) return
  } catch (error) {
    throw new Failure(`The database in ${folder} could not be opened: ${reasonOf(error)}. Nothing was changed.`)
  }
  throw new Failure(
    `There is no database in ${folder} yet: start the site once. If the site keeps its data elsewhere, set DATA_DIR.`,
  )
}

/** @throws Failure where the database is one that other programs copy and put back */
export function refuseShared(config: Config, instead: string): void {
  const location = databaseLocation(config)
  if (isShared(location)) throw new Failure(`The data lies in ${visible(displayName(location))}: ${instead}`)
}
