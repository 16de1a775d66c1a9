import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Store } from '#db/store.ts'
import type { Config } from '../config.ts'
import { secretFile } from '../dataFolder.ts'
import { createKeyedHash, loadSecret } from './secrets.ts'

/** The site key and, after a change of the key, its predecessor. */
export interface SiteKeys {
  /** Signs tokens and hashes addresses. */
  current: string
  /** The keys whose signatures are accepted. */
  accepted: readonly string[]
  /** Returns the hashes of an email address by each accepted key. */
  subjectHashes: (email: string) => readonly [current: string, previous?: string]
  /** Returns the check values of the accepted keys. The database holds one of them. */
  checkValues: () => readonly [current: string, previous?: string]
}

/** The site key is missing, or is not the one of the database. The message tells the operator what to do. */
export class KeyMismatch extends Error {
  override name = 'KeyMismatch'
}

const mismatchMessage =
  'The site’s key is not the one that the database was made with: put that key back (SECRET, or the file “secret” in the data folder), or set it as SECRET_PREVIOUS to change the key.'

const checkValue = (key: string): string => createHmac('sha256', key).update('check\0').digest('hex')

/** @param previous the key before the current one (`SECRET_PREVIOUS`), or an empty string */
export function siteKeys(current: string, previous: string): SiteKeys {
  const predecessor = previous === '' || previous === current ? undefined : previous
  const forEachKey = (make: (key: string) => string): readonly [string, string?] =>
    predecessor === undefined ? [make(current)] : [make(current), make(predecessor)]
  return {
    current,
    accepted: predecessor === undefined ? [current] : [current, predecessor],
    subjectHashes: (email) => forEachKey((key) => createKeyedHash(key)('subject', email)),
    checkValues: () => forEachKey(checkValue),
  }
}

type KeyStore = Pick<Store, 'findKeyCheck' | 'setKeyCheck' | 'showPerson' | 'stats'>

/**
 * Returns whether the database was made with an accepted key. An old database without a check value is tested by the consent log: a
 * person with consent is found there by their keyed hash. Returns true if the database holds no such person.
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

/** @throws KeyMismatch when the database was made with another key */
export async function requireMatchingKeys(store: Parameters<typeof keysMatch>[0], keys: SiteKeys): Promise<void> {
  if (!(await keysMatch(store, keys))) throw new KeyMismatch(mismatchMessage)
}

/** Returns whether the database holds personal data, which a new key would not match. */
async function holdsPersonalData(store: Pick<KeyStore, 'stats'>): Promise<boolean> {
  const { subscribers, messages } = await store.stats()
  return [...Object.values(subscribers), ...Object.values(messages)].some((count) => count > 0)
}

/**
 * Returns the site keys and stores the check value of the current one. A missing key is created if the database was made without
 * a key or with `secretPrevious`. A new key replaces the one in `secretPrevious`.
 * @throws KeyMismatch when the key is missing or is not the one of the database
 * @throws SecretMissing when the key file is empty
 */
export async function openSiteKeys(
  store: KeyStore,
  { secret, secretPrevious, dataDir }: Pick<Config, 'secret' | 'secretPrevious' | 'dataDir'>,
): Promise<SiteKeys> {
  const { value } = await store.findKeyCheck()
  if (secret === '' && !existsSync(secretFile({ dataDir }))) {
    const isReplaced = secretPrevious !== '' && value === checkValue(secretPrevious)
    if (!isReplaced && (value !== undefined || (await holdsPersonalData(store)))) {
      throw new KeyMismatch(
        `The site’s key is missing, and the database was made with one: put its file “secret” back into ${dataDir} from a backup, or set SECRET.`,
      )
    }
  }
  const keys = siteKeys(loadSecret(secret, dataDir), secretPrevious)
  await requireMatchingKeys(store, keys)
  const [expected] = keys.checkValues()
  // Another process may have stored the value of another key meanwhile.
  if (value !== expected && (await store.setKeyCheck(expected, value)) !== expected)
    throw new KeyMismatch(mismatchMessage)
  return keys
}
