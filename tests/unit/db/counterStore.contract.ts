import { beforeEach, describe, expect, test } from 'vitest'
import type { CounterStore, RateLimitWindow } from '#db/counterStore.ts'
import { start } from './samples.ts'

const minute = 60_000

/** Defines the contract tests of every counter store. */
export function describeCounterStore(name: string, create: () => Promise<CounterStore>): void {
  describe(`${name} as a counter store`, () => {
    let counterStore: CounterStore
    beforeEach(async () => {
      counterStore = await create()
    })

    const window: RateLimitWindow = { name: 'sample', key: '192.0.2.1', max: 3, time: 10 * minute }
    const takeAll = async (at: number) => {
      for (let time = 0; time < window.max; time += 1) expect(await counterStore.take(window, at)).toBe(0)
    }

    test('allows the limit within the time, then returns the time until the window ends', async () => {
      await takeAll(start)
      expect(await counterStore.take(window, start)).toBe(10 * minute)
      expect(await counterStore.take(window, start + 4 * minute)).toBe(6 * minute)
      expect(await counterStore.take(window, start + 10 * minute - 1)).toBe(1)
      await takeAll(start + 10 * minute)
      expect(await counterStore.take(window, start + 10 * minute)).toBeGreaterThan(0)
    })

    test('counts keys and limits separately', async () => {
      await takeAll(start)
      expect(await counterStore.take({ ...window, key: '192.0.2.2' }, start)).toBe(0)
      expect(await counterStore.take({ ...window, name: 'other' }, start)).toBe(0)
    })

    test('allows no more than the limit to concurrent calls', async () => {
      const waits = await Promise.all(Array.from({ length: 12 }, () => counterStore.take(window, start)))
      expect(waits.filter((wait) => wait === 0)).toHaveLength(window.max)
    })

    test('starts a new window when the clock was put back', async () => {
      await takeAll(start)
      expect(await counterStore.take(window, start - 60 * minute)).toBe(0)
    })

    test('keeps the window and its end for a process whose clock is slightly behind', async () => {
      for (let time = 0; time < window.max; time += 1)
        expect(await counterStore.take(window, start - time * 50)).toBe(0)
      expect(await counterStore.take(window, start - minute)).toBe(10 * minute)
      expect(await counterStore.take(window, start - 150 + 10 * minute)).toBe(50)
      await takeAll(start + 10 * minute)
    })

    test('lets each token be used once, also by concurrent calls', async () => {
      const uses = await Promise.all(Array.from({ length: 8 }, () => counterStore.use('token', start + minute, start)))
      expect(uses.filter(Boolean)).toHaveLength(1)
      expect(await counterStore.use('token', start + minute, start)).toBe(false)
      expect(await counterStore.use('another', start + minute, start)).toBe(true)
    })
  })
}
