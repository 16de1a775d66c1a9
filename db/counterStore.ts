import type { Milliseconds } from './store.ts'

/** A rate limit and the key that it is applied to. The window of a key begins with its first request. */
export interface RateLimitWindow {
  /** The name of the limit. Every call with the same name must have the same `most` and `time`. */
  name: string
  /** The limited party, for example a network. */
  key: string
  /** The number of requests that are allowed within `time`. */
  max: number
  time: Milliseconds
}

/**
 * Counts for rate limits and used tokens, shared by all processes that serve the site. They are short-lived: a restart of the
 * process or the database may lose them.
 * @throws StoreUnavailable when the database cannot be reached
 */
export interface CounterStore {
  /** Counts one request. Returns 0 when it is allowed, else the time until the window ends. */
  take(window: RateLimitWindow, at: Milliseconds): Promise<Milliseconds>
  /**
   * Marks a token as used. Returns whether it was unused.
   * @param until when the token expires
   */
  use(token: string, until: Milliseconds, at: Milliseconds): Promise<boolean>
}
