import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { Language } from '#shared/i18n/languages.ts'
import { addressOf } from '#shared/routes/url.ts'

/** The site key (`SECRET`). */
export type SecretKey = string | Uint8Array
/** The site key, or all keys whose signatures are accepted. */
type AcceptedKeys = SecretKey | readonly SecretKey[]

/** Returns the absolute address of a path. Mails use no other base URL than `publicUrl`. */
export const absolute = (publicUrl: string, path: string): string => new URL(path, publicUrl).href

export const confirmAddress = (publicUrl: string, language: Language, secret: string): string =>
  absolute(publicUrl, addressOf('newsletter-confirm', { language, query: { t: secret } }))

/** Returns the address of the page with a person's data or, without a secret, of the page that mails the link. */
export const myDataAddress = (publicUrl: string, language: Language, secret?: string): string =>
  absolute(publicUrl, addressOf('newsletter-my-data', { language, query: { t: secret } }))

export const programmeAddress = (publicUrl: string, language: Language): string =>
  absolute(publicUrl, addressOf('programme', { language }))

export const privacyAddress = (publicUrl: string, language: Language): string =>
  absolute(publicUrl, addressOf('privacy', { language }))

/** Returns a subscriber's unsubscribe address. It is the same in every mail and language. */
export const unsubscribeAddress = (publicUrl: string, token: string): string => absolute(publicUrl, `/u/${token}`)

/** Returns a `mailto:` link (RFC 6068). All but the @ is percent-encoded, so that an address cannot add header fields. */
export function mailtoAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
}

/** The ids that need no escaping in an address. */
const idForm = /^[\w-]{1,64}$/
const tokenForm = /^([\w-]{1,64})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/

/** The signed purpose. It keeps a signature from being used as one of another purpose. */
type Purpose = 'unsubscribe' | 'confirmed' | 'order'

/** A cache of key objects. An export signs an address for each subscriber, and raw bytes are much slower. */
const keyObjects = new Map<SecretKey, KeyObject>()

function sign(key: SecretKey, purpose: Purpose, id: string, keyVersion: number): string {
  let keyObject = keyObjects.get(key)
  if (!keyObject) {
    // A site has at most a current and a previous key; tests have more.
    if (keyObjects.size >= 2) keyObjects.clear()
    keyObject = typeof key === 'string' ? createSecretKey(key, 'utf8') : createSecretKey(key)
    keyObjects.set(key, keyObject)
  }
  return createHmac('sha256', keyObject).update(`${purpose}\n${id}\n${keyVersion}`).digest('base64url')
}

function signedToken(key: SecretKey, purpose: Purpose, id: string, keyVersion: number): string {
  if (!idForm.test(id)) throw new Error('This id cannot be part of an address.')
  return `${id}.${keyVersion}.${sign(key, purpose, id, keyVersion)}`
}

/** The subscriber of a token. The token is valid only if the key version is still the subscriber's. */
export interface TokenSubject {
  id: string
  keyVersion: number
}

/** Checks a token in constant time. Returns undefined if the signature is wrong. */
function readSignedToken(keys: AcceptedKeys, purpose: Purpose, token: string): TokenSubject | undefined {
  const [, id, version, signature] = tokenForm.exec(token) ?? []
  if (id === undefined || version === undefined || signature === undefined) return undefined
  const keyVersion = Number(version)
  // Compares the texts, because base64url has several spellings of the last byte.
  const matches = (typeof keys === 'string' || keys instanceof Uint8Array ? [keys] : keys).map((key) =>
    timingSafeEqual(Buffer.from(sign(key, purpose, id, keyVersion)), Buffer.from(signature)),
  )
  return matches.includes(true) ? { id, keyVersion } : undefined
}

/**
 * Returns the token of a subscriber's unsubscribe address: id, key version and their HMAC-SHA-256 (RFC 2104) in base64url.
 * It never expires. A higher key version of the subscriber revokes it.
 * @throws Error when the id has characters that an address would escape
 */
export const unsubscribeToken = (key: SecretKey, id: string, keyVersion: number): string =>
  signedToken(key, 'unsubscribe', id, keyVersion)

/** Returns the subscriber of an unsubscribe token; undefined if its signature is wrong. */
export const readUnsubscribeToken = (keys: AcceptedKeys, token: string): TokenSubject | undefined =>
  readSignedToken(keys, 'unsubscribe', token)

/**
 * Returns the token in the address of the page that follows a confirmation, so that the page can be reloaded or read in another
 * language. It only shows that the subscriber has confirmed, and replaces the mailed secret.
 * @throws Error when the id has characters that an address would escape
 */
export const confirmationReceipt = (key: SecretKey, id: string, keyVersion: number): string =>
  signedToken(key, 'confirmed', id, keyVersion)

/** Returns the subscriber of a receipt; undefined if its signature is wrong. */
export const readConfirmationReceipt = (keys: AcceptedKeys, token: string): TokenSubject | undefined =>
  readSignedToken(keys, 'confirmed', token)

/** A higher version would revoke the addresses of all orders. */
const orderKeyVersion = 1

/**
 * Returns the token of an order's page.
 * @param id the id of the order's message
 * @throws Error when the id has characters that an address would escape
 */
export const orderToken = (key: SecretKey, id: string): string => signedToken(key, 'order', id, orderKeyVersion)

/** Returns the message id of an order token; undefined if its signature is wrong. */
export const readOrderToken = (keys: AcceptedKeys, token: string): string | undefined => {
  const subject = readSignedToken(keys, 'order', token)
  return subject?.keyVersion === orderKeyVersion ? subject.id : undefined
}
