import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Store } from '#db/store.ts'
import type { Config } from '../config.ts'
import { secretFile } from '../dataFolder.ts'
import { createKeyedHash, loadSecret } from './secrets.ts'

/** The keys that a site accepts. */
export interface SiteKeys {
  /** The key that signs and hashes. */
  current: string
  /** Every key whose signatures are accepted, the current one first. */
  accepted: readonly string[]
  /** What the accepted keys make of a person's address, by the current one first. */
  subjectHashes: (email: string) => readonly [current: string, previous?: string]
  /** What a database made with an accepted key holds, for the current one first. */
  checkValues: () => readonly [current: string, previous?: string]
}

/** The key is missing, or another one than the database was made with; `message` is a sentence for the operator. */
export class KeyMismatch extends Error {
  override name = 'KeyMismatch'
}

const otherKey =
  'The site’s key is not the one that the database was made with: put that key back (SECRET, or the file “secret” in the data folder), or set it as SECRET_PREVIOUS to change the key.'

const checkValue = (key: string): string => createHmac('sha256', key).update('check\0').digest('hex')

/** @param previous the key before the current one (`SECRET_PREVIOUS`); empty where there is none */
export function siteKeys(current: string, previous: string): SiteKeys {
  const before = previous === '' || previous === current ? undefined : previous
  const ofEach = (make: (key: string) => string): readonly [string, string?] =>
    before === undefined ? [make(current)] : [make(current), make(before)]
  return {
    current,
    accepted: before === undefined ? [current] : [current, before],
    subjectHashes: (email) => ofEach((key) => createKeyedHash(key)('subject', email)),
    checkValues: () => ofEach(checkValue),
  }
}

type KeyStore = Pick<Store, 'findKeyCheck' | 'setKeyCheck' | 'showPerson' | 'stats'>

/**
 * Whether the database was made with an accepted key. A database from before it held a check value is judged by the log:
 * whoever consented is found there by their keyed hash. True where nothing in it tells.
 */
export async function keysMatch(
  store: Pick<KeyStore, 'findKeyCheck' | 'showPerson'>,
  keys: SiteKeys,
): Promise<boolean> {
  const { value, consenting } = await store.findKeyCheck()
  if (value !== undefined) return keys.checkValues().includes(value)
  for (const email of consenting) {
    const { consents } = await store.showPerson(email, ...keys.subjectHashes(email))
    if (consents.length > 0) return true
  }
  return consenting.length === 0
}

/** @throws KeyMismatch */
export async function requireMatchingKeys(store: Parameters<typeof keysMatch>[0], keys: SiteKeys): Promise<void> {
  if (!(await keysMatch(store, keys))) throw new KeyMismatch(otherKey)
}

/** Whether somebody is in the database: a new key would not fit. */
async function isInUse(store: Pick<KeyStore, 'stats'>): Promise<boolean> {
  const { subscribers, messages } = await store.stats()
  return [...Object.values(subscribers), ...Object.values(messages)].some((count) => count > 0)
}

/**
 * Reads the site's key, or makes one where neither a key nor anything made with one is there, and notes its check value in
 * the database. A key whose predecessor is set, and fits, takes its place.
 * @throws KeyMismatch, SecretMissing
 */
export async function openSiteKeys(
  store: KeyStore,
  { secret, secretPrevious, dataDir }: Pick<Config, 'secret' | 'secretPrevious' | 'dataDir'>,
): Promise<SiteKeys> {
  const { value } = await store.findKeyCheck()
  if (secret === '' && !existsSync(secretFile({ dataDir }))) {
    const isReplaced = secretPrevious !== '' && value === checkValue(secretPrevious)
    if (!isReplaced && (value !== undefined || (await isInUse(store)))) {
      throw new KeyMismatch(
        `The site’s key is missing, and the database was made with one: put its file “secret” back into ${dataDir} from a backup, or set SECRET.`,
      )
    }
  }
  const keys = siteKeys(loadSecret(secret, dataDir), secretPrevious)
  await requireMatchingKeys(store, keys)
  const [wanted] = keys.checkValues()
  // Another process may have been quicker, with another key.
  if (value !== wanted && (await store.setKeyCheck(wanted, value)) !== wanted) throw new KeyMismatch(otherKey)
  return keys
}
