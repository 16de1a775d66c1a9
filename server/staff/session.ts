import { existsSync } from 'node:fs'
import { isShared, mayExist, displayName } from '#db/database.ts'
import type { Milliseconds, Store } from '#db/store.ts'
import type { Config } from '../config.ts'
import { databaseLocation, secretFile } from '../dataFolder.ts'
import { loadSecret } from '../services/secrets.ts'
import { KeyMismatch, requireMatchingKeys, siteKeys, type SiteKeys } from '../services/siteKey.ts'
import type { Commands, Context } from './command.ts'
import { Failure, reasonOf } from './failures.ts'
import type { Formatter } from './formatter.ts'
import type { Terminal } from './terminal.ts'
import { text } from './text.ts'

export interface SessionParts {
  commands: Commands
  terminal: Terminal
  formatter: Formatter
  config: () => Config
  migrationsFolder: string
  pictureScript: string
  openStore: (config: Config) => Promise<Store>
  now: () => Milliseconds
  user: () => string | undefined
  editor: () => string | undefined
  stopSignal: () => AbortSignal
}

/** Returns the context of a command. It opens settings, database and key at their first use; `close` closes them. */
export function openSession(parts: SessionParts) {
  const {
    commands,
    terminal,
    formatter,
    config: readConfig,
    migrationsFolder,
    pictureScript,
    openStore,
    now,
    stopSignal,
    user,
    editor,
  } = parts
  let cachedConfig: Config | undefined
  let opened: Promise<Store> | undefined

  const config = () => (cachedConfig ??= readConfig())

  async function open(): Promise<Store> {
    requireDatabase(config())
    return openStore(config())
  }

  function keys(): SiteKeys {
    const { secret: set, secretPrevious, dataDir: folder } = config()
    // The site makes a key at its first start. A new one would be wrong here: the mailed links and the hashes in the
    // database were made with another.
    if (!set && !existsSync(secretFile({ dataDir: folder })))
      throw new Failure(text('common.session.noKey', { folder }))
    try {
      return siteKeys(loadSecret(set, folder), secretPrevious)
    } catch (error) {
      throw new Failure(text('common.session.keyNotRead', { folder, reason: reasonOf(error) }))
    }
  }

  const store = () => (opened ??= open())

  async function matchingKeys(): Promise<SiteKeys> {
    const found = keys()
    try {
      await requireMatchingKeys(await store(), found)
    } catch (error) {
      throw error instanceof KeyMismatch ? new Failure(text('common.session.wrongKey')) : error
    }
    return found
  }

  const context: Context = {
    ...{
      commands,
      terminal,
      formatter,
      now,
      stopSignal,
      user,
      editor,
      config,
      migrationsFolder,
      pictureScript,
      store,
      keys,
      matchingKeys,
    },
  }
  return {
    context,
    async close(): Promise<void> {
      // A database that could not be opened has been reported already.
      const store = await opened?.catch(() => undefined)
      await store?.close()
    },
  }
}

/**
 * Refuses to work without a database. Staff commands never create one, because an empty database would look as if
 * nobody had ever signed up.
 * @throws Failure
 */
export function requireDatabase(config: Config): void {
  const folder = config.dataDir
  try {
    if (mayExist(databaseLocation(config))) return
  } catch (error) {
    throw new Failure(text('common.session.databaseNotOpened', { folder, reason: reasonOf(error) }))
  }
  throw new Failure(text('common.session.noDatabase', { folder }))
}

/**
 * Refuses to work on PostgreSQL, which has its own tools for backups.
 * @throws Failure
 */
export function requireSqlite(config: Config, refusal: 'backup.external' | 'restore.external'): void {
  const location = databaseLocation(config)
  if (isShared(location)) throw new Failure(text(refusal, { place: displayName(location) }))
}
