import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shell } from '#client/site/shellTimings.ts'
import { isLongWait, onLongWait, stopWaiting, waitFor } from '#client/app/waiting.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stopWaiting()
  vi.useRealTimers()
})

const never = () => new Promise<never>(() => undefined)

test('a wait is long after 300 ms, until the page arrives', async () => {
  const listener = vi.fn()
  const unsubscribe = onLongWait(listener)
  let arrive = () => undefined as void
  const page = new Promise<void>((done) => (arrive = done))
  waitFor(page)
  vi.advanceTimersByTime(shell.waitShows - 1)
  expect([shell.waitShows, isLongWait()]).toEqual([300, false])
  // A second call for the same page does not start another wait.
  waitFor(page)
  vi.advanceTimersByTime(1)
  expect([isLongWait(), listener.mock.calls.length]).toEqual([true, 1])
  arrive()
  await page
  await Promise.resolve()
  expect([isLongWait(), listener.mock.calls.length]).toEqual([false, 2])
  unsubscribe()
})

test('a wait ends when the page fails to load or the wait is stopped', async () => {
  const failing = Promise.reject(new Error('gone'))
  waitFor(failing)
  await failing.catch(() => undefined)
  vi.advanceTimersByTime(shell.waitShows)
  expect(isLongWait()).toBe(false)
  waitFor(never())
  vi.advanceTimersByTime(shell.waitShows)
  expect(isLongWait()).toBe(true)
  stopWaiting()
  expect(isLongWait()).toBe(false)
})

test('a wait for another page starts again from zero', () => {
  waitFor(never())
  vi.advanceTimersByTime(shell.waitShows - 1)
  waitFor(never())
  vi.advanceTimersByTime(1)
  expect(isLongWait()).toBe(false)
})
