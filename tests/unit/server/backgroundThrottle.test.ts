import { performance } from 'node:perf_hooks'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { throttleBackground } from '#server/backgroundThrottle.ts'

describe('throttleBackground', () => {
  test('waits four times as long as the work took when the event loop is idle', async () => {
    const begun = performance.now()
    await throttleBackground(20, new AbortController().signal, 10)
    expect(performance.now() - begun).toBeGreaterThanOrEqual(79)
  })

  test('waits until visitors leave the event loop idle', async () => {
    let isServing = true
    let looks = 0
    const share = vi.spyOn(performance, 'eventLoopUtilization').mockImplementation((before) => {
      if (before) looks += 1
      return { idle: 0, active: 0, utilization: isServing ? 0.3 : 0.2 }
    })
    onTestFinished(() => share.mockRestore())
    let isResting = true
    const rest = throttleBackground(1, new AbortController().signal, 1).then(() => {
      isResting = false
    })
    await expect.poll(() => looks).toBeGreaterThan(5)
    expect(isResting).toBe(true)
    isServing = false
    await rest
  })

  test('returns at once when the signal aborts', async () => {
    const stopping = new AbortController()
    const rest = throttleBackground(1_000_000, stopping.signal)
    stopping.abort()
    await rest
  })
})
