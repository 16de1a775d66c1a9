import { beforeEach, describe, expect, test } from 'vitest'
import type { CounterStore, RateLimitWindow } from '#db/counterStore.ts'
import { start } from './samples.ts'

const minute = 60_000

/** The contract of every counter store. */
export function describeCounterStore(name: string, create: () => Promise<CounterStore>): void {
  describe(`${name} as a counter store`, () => {
    let counterStore: CounterStore
    beforeEach(async () => {
      counterStore = await create()
    })

    const window: RateLimitWindow = { name: 'sample', key: '192.0.2.1', most: 3, time: 10 * minute }
    const takeAll = async (at: number) => {
      for (let time = 0; time < window.most; time += 1) expect(await counterStore.take(window, at)).toBe(0)
    }

    test('gives so many within a time, and then says how long it is until there are more', async () => {
      await takeAll(start)
      expect(await counterStore.take(window, start)).toBe(10 * minute)
      expect(await counterStore.take(window, start + 4 * minute)).toBe(6 * minute)
      expect(await counterStore.take(window, start + 10 * minute - 1)).toBe(1)
      await takeAll(start + 10 * minute)
      expect(await counterStore.take(window, start + 10 * minute)).toBeGreaterThan(0)
    })

    test('counts keys and limits apart', async () => {
      await takeAll(start)
      expect(await counterStore.take({ ...window, key: '192.0.2.2' }, start)).toBe(0)
      expect(await counterStore.take({ ...window, name: 'other' }, start)).toBe(0)
    })

    test('gives no more than there are to those who come at the same time', async () => {
      const waits = await Promise.all(Array.from({ length: 12 }, () => counterStore.take(window, start)))
      expect(waits.filter((wait) => wait === 0)).toHaveLength(window.most)
    })

    test('does not wait longer because the clock was put back', async () => {
      await takeAll(start)
      expect(await counterStore.take(window, start - 60 * minute)).toBe(0)
    })

    test('gives no more to those whose clock is a little behind, and makes them wait no longer', async () => {
      for (let time = 0; time < window.most; time += 1)
        expect(await counterStore.take(window, start - time * 50)).toBe(0)
      expect(await counterStore.take(window, start - minute)).toBe(10 * minute)
      expect(await counterStore.take(window, start - 150 + 10 * minute)).toBe(50)
      await takeAll(start + 10 * minute)
    })

    test('lets each token be used once, whoever comes at the same time', async () => {
      const uses = await Promise.all(Array.from({ length: 8 }, () => counterStore.use('token', start + minute, start)))
      expect(uses.filter(Boolean)).toHaveLength(1)
      expect(await counterStore.use('token', start + minute, start)).toBe(false)
      expect(await counterStore.use('another', start + minute, start)).toBe(true)
    })
  })
}
