import { copyDatabase, type CopyOptions } from '#db/sqlite/onlineBackup.ts'
import { removeDatabase } from '#db/sqlite/file.ts'
import { verifyBackup, type BackupVerification } from '#db/sqlite/verifyBackup.ts'
import type { Config } from './config.ts'
import { databaseFile } from './dataFolder.ts'
import { openAtomicFile } from './staff/atomicFile.ts'

export type SoundCopy = Extract<BackupVerification, { kind: 'sound' }>

/** The copy of the database failed the check. */
export class UnsoundCopy extends Error {
  override name = 'UnsoundCopy'
  readonly kind: Exclude<BackupVerification['kind'], 'sound'>
  constructor(kind: UnsoundCopy['kind']) {
    super(`The copy of the database failed the check: ${kind}.`)
    this.kind = kind
  }
}

/**
 * Copies the database into one file, which appears under its name when it is complete and checked. Only the owner can read it.
 * @throws UnsoundCopy, StoreUnavailable, Failure, the errors of `progress`
 */
export async function copyChecked(options: {
  config: Config
  /** The name of the file. */
  to: string
  migrationsFolder: string
  signal: AbortSignal
  progress?: CopyOptions['progress']
}): Promise<{ path: string; found: SoundCopy }> {
  const { config, to, migrationsFolder, signal, progress } = options
  const file = await openAtomicFile(to, { config, signal })
  try {
    const { draft, descriptor } = file
    await copyDatabase({ from: databaseFile(config), to: draft, descriptor, ...(progress && { progress }) })
    const found = await verifyBackup(draft, migrationsFolder)
    if (found.kind !== 'sound') throw new UnsoundCopy(found.kind)
    await file.commit()
    return { path: file.path, found }
  } catch (error) {
    removeDatabase(file.draft)
    await file.discard()
    throw error
  }
}
