/** The challenge of a proof of work in ALTCHA's protocol (version 2), as far as our server uses it. */
export interface Challenge {
  parameters: {
    algorithm: string
    /** Hexadecimal. */
    nonce: string
    salt: string
    keyPrefix: string
    /** Rounds of one key derivation. */
    cost: number
    /** Bytes. */
    keyLength: number
  }
}

const algorithm = 'PBKDF2/SHA-256'
/** The number of parallel attempts. The browser derives keys on its own threads, so the page stays responsive. */
const parallelAttempts = 4
/** The longest time for the work, in milliseconds. */
const maxWorkTime = 60_000

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Finds the counter whose derived key starts with the challenge's prefix. Returns the payload that the server verifies.
 * @throws Error when the algorithm is unknown or the work takes too long
 * @throws TypeError on plain http, where browsers have no `crypto.subtle`
 */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const { parameters } = challenge
  if (parameters.algorithm !== algorithm) throw new Error('The algorithm of the challenge is unknown.')
  const { subtle } = crypto
  const salt = bytesOf(parameters.salt)
  const nonce = bytesOf(parameters.nonce)
  const started = performance.now()
  let next = 0
  let found: { counter: number; derivedKey: string } | undefined

  async function work(): Promise<void> {
    while (!found) {
      if (performance.now() - started > maxWorkTime) throw new Error('The proof of work takes too long.')
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
  await Promise.all(Array.from({ length: parallelAttempts }, work))
  const time = Math.round(performance.now() - started)
  return btoa(JSON.stringify({ challenge, solution: { ...found, time } }))
}
