import { createHmac, hash, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { secretFile } from '../dataFolder.ts'

export const sha256 = (text: string): string => hash('sha256', text)

/** A secret that cannot be guessed: 32 random bytes, base64url. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** Keyed hashes that cannot be confused with one another: each purpose has its own domain. */
export interface KeyedHash {
  (purpose: 'subject' | 'ip', value: string): string
}

export const createKeyedHash =
  (secret: string): KeyedHash =>
  (purpose, value) =>
    createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('hex')

/** The site has no key that can be used; `message` says what to do. */
export class SecretMissing extends Error {
  override name = 'SecretMissing'
}

/** Puts a new key at `file`, whole or not at all; whoever was quicker wins. */
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
 * The site's key: the one that was set, or one made at the first start and kept in the data folder (mode 600).
 * Two first starts at once agree on one.
 * @throws SecretMissing where the file is empty: a new key would make every mailed address and every hash wrong
 */
export function loadSecret(set: string, dataDir: string): string {
  if (set) return set
  const file = secretFile({ dataDir })
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) makeSecret(file)
  const secret = readFileSync(file, 'utf8').trim()
  if (!secret) throw new SecretMissing(`The site's key ${file} is empty: put it back from a backup, or set SECRET.`)
  return secret
}
