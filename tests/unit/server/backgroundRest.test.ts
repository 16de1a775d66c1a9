import { describe, expect, test } from 'vitest'
import { restInBackground } from '#server/backgroundRest.ts'

/** Keeps the event loop at work until it is told to stop. */
function work(): () => void {
  const timer = setInterval(() => {
    const end = performance.now() + 10
    while (performance.now() < end);
  }, 0)
  return () => clearInterval(timer)
}

describe('work in the background', () => {
  test('rests four times as long as it took, where nobody else has work', async () => {
    const begun = performance.now()
    await restInBackground(20, new AbortController().signal, 10)
    expect(performance.now() - begun).toBeGreaterThanOrEqual(79)
  })

  test('rests on while visitors are served', async () => {
    const stop = work()
    let isResting = true
    const rest = restInBackground(1, new AbortController().signal, 10).then(() => {
      isResting = false
    })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(isResting).toBe(true)
    stop()
    await rest
  })

  test('ends at once when the server stops', async () => {
    const stopping = new AbortController()
    const rest = restInBackground(1_000_000, stopping.signal)
    stopping.abort()
    await rest
  })
})
