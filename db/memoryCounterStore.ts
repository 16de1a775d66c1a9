import type { CounterStore } from './counterStore.ts'
import type { Milliseconds } from './store.ts'

/** The number of keys that one limit remembers. A further key evicts the oldest. */
export const maxKeys = 20_000
/** The number of used tokens that are remembered. A further token evicts the oldest, which expires first. */
const maxTokens = 100_000

interface WindowState {
  used: number
  ends: Milliseconds
}

/** Creates the counter store of a site that is served by one process. */
export function createMemoryCounterStore(): CounterStore & { size: (name: string) => number } {
  /** Windows by limit and key. Those of one limit are equally long, so each map is in the order of their ends. */
  const limits = new Map<string, Map<string, WindowState>>()
  const tokens = new Map<string, Milliseconds>()

  function windowsOf(name: string): Map<string, WindowState> {
    const known = limits.get(name)
    if (known) return known
    const windows = new Map<string, WindowState>()
    limits.set(name, windows)
    return windows
  }

  return {
    take({ name, key, max, time }, at) {
      const windows = windowsOf(name)
      // A window that ends more than one length too late dates from before the clock was put back. A process whose clock is
      // slightly behind keeps the window.
      const hasEnded = ({ ends }: WindowState) => ends <= at || ends > at + 2 * time
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
      if (window.used >= max) return Promise.resolve(Math.min(window.ends - at, time))
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

    /** Returns the number of keys that a limit remembers. */
    size: (name) => windowsOf(name).size,
  }
}
