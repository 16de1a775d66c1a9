import { sha256 } from './secrets.ts'

const lifetimeWithKey = 24 * 60 * 60 * 1000
const lifetimeWithoutKey = 10 * 60 * 1000

/**
 * Returns the idempotency key of a submission and the time until which it lasts, in milliseconds since 1970. Equal bodies share it for
 * ten minutes, or for a day if the client sent the same key. The key covers the body, because two clients may send the same key.
 * @param key the client's key; empty without one
 * @param body the form's name and its normalised fields
 */
export function idempotencyKey(key: string, time: number, body: readonly unknown[]): { key: string; keyUntil: number } {
  return key
    ? { key: sha256(`key\0${key}\0${JSON.stringify(body)}`), keyUntil: time + lifetimeWithKey }
    : { key: sha256(`body\0${JSON.stringify(body)}`), keyUntil: time + lifetimeWithoutKey }
}
