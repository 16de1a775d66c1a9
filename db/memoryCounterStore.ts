import type { CounterStore } from './counterStore.ts'
import type { Milliseconds } from './store.ts'

/** Keys that one limit remembers at the most; who comes with more of them pushes out the oldest. */
export const maxKeys = 20_000
/** Used tokens remembered at the most; the oldest go first, and they have the least life left. */
const maxTokens = 100_000

interface Taken {
  used: number
  ends: Milliseconds
}

/** For the one process that serves a site. */
export function createMemoryCounterStore(): CounterStore & { size: (name: string) => number } {
  /** By limit and key. All windows of a limit are equally long, so a map's own order is that of their ends: no timer is needed. */
  const limits = new Map<string, Map<string, Taken>>()
  const tokens = new Map<string, Milliseconds>()

  function windowsOf(name: string): Map<string, Taken> {
    const known = limits.get(name)
    if (known) return known
    const windows = new Map<string, Taken>()
    limits.set(name, windows)
    return windows
  }

  return {
    take({ name, key, most, time }, at) {
      const windows = windowsOf(name)
      // Who is a little behind goes on with the window; one that ends too late by its whole length is of a clock that was put back.
      const hasEnded = ({ ends }: Taken) => ends <= at || ends > at + 2 * time
      for (const [oldest, window] of windows) {
        if (!hasEnded(window)) break
        windows.delete(oldest)
      }
      let window = windows.get(key)
      if (!window || hasEnded(window)) {
        windows.delete(key)
        for (const oldest of windows.keys()) {
          if (windows.size < maxKeys) break
          windows.delete(oldest)
        }
        windows.set(key, (window = { used: 0, ends: at + time }))
      }
      if (window.used >= most) return Promise.resolve(Math.min(window.ends - at, time))
      window.used += 1
      window.ends = Math.min(window.ends, at + time)
      return Promise.resolve(0)
    },

    use(token, until, at) {
      if (tokens.has(token)) return Promise.resolve(false)
      for (const [oldest, end] of tokens) {
        if (end > at && tokens.size < maxTokens) break
        tokens.delete(oldest)
      }
      tokens.set(token, until)
      return Promise.resolve(true)
    },

    /** How many keys a limit remembers. */
    size: (name) => windowsOf(name).size,
  }
}
