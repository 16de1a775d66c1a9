import { hash as digest } from 'node:crypto'
import type { ConsentEntry, ConsentVerdict, Milliseconds } from './store.ts'

export interface ConsentLogEntry extends ConsentEntry {
  at: Milliseconds
}

/** An entry as it lies in the log; `entry` counts from 1 without gaps. */
export interface ConsentRecord extends ConsentLogEntry {
  entry: number
  previousHash: string
  hash: string
}

/** Stands for the hash of the entry before the first. */
export const chainSeed = '0'.repeat(64)

/** SHA-256 (hex) over the hash of the entry before and every field, in a JSON array: no two entries are spelt alike. */
export function consentHash(previousHash: string, consent: ConsentLogEntry): string {
  const canonical = JSON.stringify([
    previousHash,
    consent.at,
    consent.act,
    consent.purpose,
    consent.wordingVersion,
    consent.wordingHash,
    consent.language,
    consent.form,
    consent.page,
    consent.subjectHash,
    consent.ipHash,
  ])
  return digest('sha256', canonical)
}

/**
 * Follows the chain through the whole log. `written` is how many entries were ever logged: a chain alone does not show
 * that its end was cut off.
 */
export async function verifyConsentLog(log: AsyncIterable<ConsentRecord>, written: number): Promise<ConsentVerdict> {
  let entries = 0
  let head = chainSeed
  for await (const record of log) {
    entries += 1
    if (record.entry !== entries) return { intact: false, entry: entries, fault: 'missing' }
    if (record.previousHash !== head || record.hash !== consentHash(head, record)) {
      return { intact: false, entry: entries, fault: 'changed' }
    }
    head = record.hash
  }
  if (entries < written) return { intact: false, entry: entries + 1, fault: 'missing' }
  return { intact: true, entries, head }
}
