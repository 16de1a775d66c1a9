import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { Language } from '#shared/i18n/languages.ts'
import { addressOf } from '#shared/routes/url.ts'

/** The key of the site (`SECRET`). */
export type SecretKey = string | Uint8Array
/** One key, or several whose signatures are accepted alike. */
type AcceptedKeys = SecretKey | readonly SecretKey[]

/** A path of the site as an absolute address. `publicUrl` is the only origin that mails name. */
export const absolute = (publicUrl: string, path: string): string => new URL(path, publicUrl).href

export const confirmAddress = (publicUrl: string, language: Language, secret: string): string =>
  absolute(publicUrl, addressOf('newsletter-confirm', { language, query: { t: secret } }))

/** With a secret, what is kept about its reader; without one, the page that mails such a link. */
export const myDataAddress = (publicUrl: string, language: Language, secret?: string): string =>
  absolute(publicUrl, addressOf('newsletter-my-data', { language, query: { t: secret } }))

export const privacyAddress = (publicUrl: string, language: Language): string =>
  absolute(publicUrl, addressOf('privacy', { language }))

/** The same in every mail to one subscriber, in whatever language it is written. */
export const unsubscribeAddress = (publicUrl: string, token: string): string => absolute(publicUrl, `/u/${token}`)

/** An address as a `mailto:` link (RFC 6068): all but the @ is percent-encoded, so that it can add no header fields. */
export function mailtoAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
}

/** Ids and versions that can stand in an address as they are; nothing else gets a token. */
const subject = /^[\w-]{1,64}$/
const tokenForm = /^([\w-]{1,64})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/

/** Domain-separated: the same key signs form tokens too, and no signature stands for another. */
type Purpose = 'unsubscribe' | 'confirmed' | 'order'

/** Key objects of the site's keys. An export signs an address for each subscriber, and with the bytes that is much slower. */
const keyObjects = new Map<SecretKey, KeyObject>()

function sign(key: SecretKey, purpose: Purpose, id: string, keyVersion: number): string {
  let keyObject = keyObjects.get(key)
  if (!keyObject) {
    // Only tests have more than a current and a previous key.
    if (keyObjects.size >= 2) keyObjects.clear()
    keyObject = typeof key === 'string' ? createSecretKey(key, 'utf8') : createSecretKey(key)
    keyObjects.set(key, keyObject)
  }
  return createHmac('sha256', keyObject).update(`${purpose}\n${id}\n${keyVersion}`).digest('base64url')
}

function signedToken(key: SecretKey, purpose: Purpose, id: string, keyVersion: number): string {
  if (!subject.test(id)) throw new Error('This id cannot stand in an address.')
  return `${id}.${keyVersion}.${sign(key, purpose, id, keyVersion)}`
}

/** Who a token speaks of: compare the key version with the subscriber's. */
export interface TokenSubject {
  id: string
  keyVersion: number
}

/** Takes the same time for every wrong signature. */
function readSignedToken(keys: AcceptedKeys, purpose: Purpose, token: string): TokenSubject | undefined {
  const [, id, version, signature] = tokenForm.exec(token) ?? []
  if (id === undefined || version === undefined || signature === undefined) return undefined
  const keyVersion = Number(version)
  // The texts are compared, not the bytes they stand for: base64url has several spellings of the last byte.
  const isOurs = (typeof keys === 'string' || keys instanceof Uint8Array ? [keys] : keys).map((key) =>
    timingSafeEqual(Buffer.from(sign(key, purpose, id, keyVersion)), Buffer.from(signature)),
  )
  return isOurs.includes(true) ? { id, keyVersion } : undefined
}

/**
 * The token of a subscriber's unsubscribe address: id, key version and their HMAC-SHA-256 (RFC 2104) in base64url.
 * It never expires and is no secret of the store: whoever holds the mail may unsubscribe. Raising the subscriber's
 * key version revokes it.
 * @throws Error where the id holds characters that an address would escape
 */
export const unsubscribeToken = (key: SecretKey, id: string, keyVersion: number): string =>
  signedToken(key, 'unsubscribe', id, keyVersion)

/** What an unsubscribe token says, or undefined where it is not one of ours. */
export const readUnsubscribeToken = (keys: AcceptedKeys, token: string): TokenSubject | undefined =>
  readSignedToken(keys, 'unsubscribe', token)

/**
 * What the page after a confirmation carries in its address, so that it can be loaded again and read in another
 * language. It says that this subscriber has confirmed and can do nothing else; the mailed secret stays off the page.
 * @throws Error where the id holds characters that an address would escape
 */
export const confirmationReceipt = (key: SecretKey, id: string, keyVersion: number): string =>
  signedToken(key, 'confirmed', id, keyVersion)

/** What a receipt says, or undefined where it is not one of ours. */
export const readConfirmationReceipt = (keys: AcceptedKeys, token: string): TokenSubject | undefined =>
  readSignedToken(keys, 'confirmed', token)

/** Raised, it would end the addresses of all orders. */
const orderKeyVersion = 1

/**
 * What the address of an order's page carries. `id` is that of the order's message.
 * @throws Error where the id holds characters that an address would escape
 */
export const orderToken = (key: SecretKey, id: string): string => signedToken(key, 'order', id, orderKeyVersion)

/** The id in such a token, or undefined where it is not one of ours. */
export const readOrderToken = (keys: AcceptedKeys, token: string): string | undefined => {
  const read = readSignedToken(keys, 'order', token)
  return read?.keyVersion === orderKeyVersion ? read.id : undefined
}
