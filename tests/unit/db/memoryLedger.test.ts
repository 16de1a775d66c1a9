import { expect, test } from 'vitest'
import { createMemoryLedger, mostKeys } from '#db/memoryLedger.ts'
import { describeLedger } from './ledger.contract.ts'
import { start } from './samples.ts'

const minute = 60_000

describeLedger('memory', () => Promise.resolve(createMemoryLedger()))

test('so many keys are remembered and no more', async () => {
  const ledger = createMemoryLedger()
  const take = (key: string, at = start) => ledger.take({ name: 'sample', key, most: 1, time: 10 * minute }, at)
  for (let key = 0; key < 3 * mostKeys; key += 1) expect(await take(String(key))).toBe(0)
  expect(ledger.size('sample')).toBe(mostKeys)
  expect(await take(String(3 * mostKeys - 1))).toBeGreaterThan(0)
  await take('another', start + 10 * minute)
  expect(ledger.size('sample')).toBe(1)
})
