import { expect, test } from 'vitest'
import { createMemoryCounterStore, maxKeys } from '#db/memoryCounterStore.ts'
import { describeCounterStore } from './counterStore.contract.ts'
import { start } from './samples.ts'

const minute = 60_000

describeCounterStore('memory', () => Promise.resolve(createMemoryCounterStore()))

test('the number of remembered keys is limited', async () => {
  const counterStore = createMemoryCounterStore()
  const take = (key: string, at = start) => counterStore.take({ name: 'sample', key, max: 1, time: 10 * minute }, at)
  for (let key = 0; key < 3 * maxKeys; key += 1) expect(await take(String(key))).toBe(0)
  expect(counterStore.size('sample')).toBe(maxKeys)
  expect(await take(String(3 * maxKeys - 1))).toBeGreaterThan(0)
  await take('another', start + 10 * minute)
  expect(counterStore.size('sample')).toBe(1)
})
