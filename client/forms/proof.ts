/** What the server asks a browser to do, by ALTCHA's protocol (version 2). Only what our server uses of it. */
export interface Challenge {
  parameters: {
    algorithm: string
    /** Hexadecimal. */
    nonce: string
    salt: string
    keyPrefix: string
    /** Rounds of one derivation. */
    cost: number
    /** Bytes. */
    keyLength: number
  }
}

const algorithm = 'PBKDF2/SHA-256'
/** Tries under way at a time: the browser derives keys on threads of its own, so that the page stays quick. */
const lanes = 4
/** A visitor must not wait longer than this, in milliseconds. */
const longestWork = 60_000

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Looks for the counter whose derived key begins as the challenge asks. Answers the payload that the server verifies.
 * Rejects where the work cannot be done: on plain http browsers offer no `crypto.subtle`.
 */
export async function prove(challenge: Challenge): Promise<string> {
  const { parameters } = challenge
  if (parameters.algorithm !== algorithm) throw new Error('Unknown work.')
  const { subtle } = crypto
  const salt = bytesOf(parameters.salt)
  const nonce = bytesOf(parameters.nonce)
  const begun = performance.now()
  let next = 0
  let found: { counter: number; derivedKey: string } | undefined

  async function work(): Promise<void> {
    while (!found) {
      if (performance.now() - begun > longestWork) throw new Error('It takes too long.')
      const counter = next++
      const password = new Uint8Array(nonce.length + 4)
      password.set(nonce)
      new DataView(password.buffer).setUint32(nonce.length, counter)
      const key = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
      const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: parameters.cost }
      const derivedKey = hexOf(await subtle.deriveBits(derivation, key, parameters.keyLength * 8))
      if (derivedKey.startsWith(parameters.keyPrefix)) found ??= { counter, derivedKey }
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  const time = Math.round(performance.now() - begun)
  return btoa(JSON.stringify({ challenge, solution: { ...found, time } }))
}
