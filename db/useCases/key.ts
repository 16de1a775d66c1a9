import type { Steps, StepTables } from '../useCaseSteps.ts'
import type { KeyCheck } from '../store.ts'

/* The check value of the site's key. Each function runs inside one transaction. */

/** So many of the newest subscribers are enough to tell. */
const samples = 100

export function* findKeyCheck({ siteKey, subscribers }: StepTables): Steps<KeyCheck> {
  const value = yield* siteKey.read()
  return { value, consenting: value === undefined ? yield* subscribers.newestConsenting(samples) : [] }
}

export function* setKeyCheck({ siteKey }: StepTables, value: string, instead: string | undefined): Steps<string> {
  if (instead === undefined) yield* siteKey.insert(value)
  else yield* siteKey.replace(instead, value)
  return (yield* siteKey.read()) ?? ''
}
