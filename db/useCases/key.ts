import type { Steps, StepTables } from '../useCaseSteps.ts'
import type { KeyCheck } from '../store.ts'

/* The check value of the site's key. Each function runs inside one transaction. */

/** The number of newest subscribers whose hashes are compared. */
const samples = 100

export function* findKeyCheck({ siteKey, subscribers }: StepTables): Steps<KeyCheck> {
  const value = yield* siteKey.read()
  return { value, consenting: value === undefined ? yield* subscribers.newestConsenting(samples) : [] }
}

export function* setKeyCheck({ siteKey }: StepTables, value: string, previous: string | undefined): Steps<string> {
  if (previous === undefined) yield* siteKey.insert(value)
  else yield* siteKey.replace(previous, value)
  return (yield* siteKey.read()) ?? ''
}
