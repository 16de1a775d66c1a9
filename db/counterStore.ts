import type { Milliseconds } from './store.ts'

/** So many within a time: a window begins with the first. */
export interface RateLimitWindow {
  /** Of the limit; each has the same `most` and `time` always. */
  name: string
  /** Whoever is limited. */
  key: string
  most: number
  time: Milliseconds
}

/**
 * What is counted for minutes, and what every process that serves the site must agree on. Nothing that anybody was promised
 * depends on it: it may be forgotten when the database or the process is started anew. It rejects with `StoreUnavailable` where it
 * cannot be asked.
 */
export interface CounterStore {
  /** Takes one. Answers 0 or, where none is left, how long it is until the window ends. */
  take(window: RateLimitWindow, at: Milliseconds): Promise<Milliseconds>
  /**
   * Uses up what can be used once; answers whether it was unused.
   * @param until when it ends by itself
   */
  use(token: string, until: Milliseconds, at: Milliseconds): Promise<boolean>
}
