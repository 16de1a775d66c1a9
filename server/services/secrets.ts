import { createHmac, hash, randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { secretFile } from '../dataFolder.ts'
import { makeFolder } from '../makeFolder.ts'

export const sha256 = (text: string): string => hash('sha256', text)

/** Returns 32 random bytes as base64url. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** Returns a keyed hash. Equal values have different hashes for different purposes. */
export interface KeyedHash {
  (purpose: 'subject' | 'ip', value: string): string
}

export const createKeyedHash =
  (secret: string): KeyedHash =>
  (purpose, value) =>
    createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('hex')

/** The site key is unusable. The message tells the operator what to do. */
export class SecretMissing extends Error {
  override name = 'SecretMissing'
}

/** Writes a new key to `file` as an atomic file. Does nothing if another process was faster. */
function makeSecret(file: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, randomSecret(), { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
}

/**
 * Returns the site key: the configured one, or one that the first start writes to the data folder (mode 600). Concurrent first starts
 * get the same key.
 * @throws SecretMissing when the file is empty; a new key would invalidate every mailed link and every hash
 */
export function loadSecret(configured: string, dataDir: string): string {
  if (configured) return configured
  const file = secretFile({ dataDir })
  makeFolder(dataDir, { mode: 0o700 })
  if (!existsSync(file)) makeSecret(file)
  const secret = readFileSync(file, 'utf8').trim()
  if (!secret) throw new SecretMissing(`The site's key ${file} is empty: put it back from a backup, or set SECRET.`)
  return secret
}
