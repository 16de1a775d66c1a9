import { sha256 } from './secrets.ts'

const withKey = 24 * 60 * 60 * 1000
const withoutKey = 10 * 60 * 1000

/**
 * When two submissions are one: the same form and normalised body within ten minutes or, with the same key, within a day. A key
 * alone is not enough: of two callers who both count from 1 the second would be told that a message was received which was not.
 * @param at milliseconds
 */
export function idempotencyKey(key: string, at: number, body: readonly unknown[]): { key: string; keyUntil: number } {
  return key
    ? { key: sha256(`key\0${key}\0${JSON.stringify(body)}`), keyUntil: at + withKey }
    : { key: sha256(`body\0${JSON.stringify(body)}`), keyUntil: at + withoutKey }
}
