import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { collectGarbage } from '#server/collectGarbage.ts'

test('objects without references are gone', async () => {
  const kept = { references: new WeakRef({}), object: {} }
  const reference = new WeakRef(kept.object)
  // Until the end of a job, its new references keep their objects.
  await setImmediate()
  collectGarbage()
  expect([kept.references.deref(), reference.deref()]).toEqual([undefined, kept.object])
})
