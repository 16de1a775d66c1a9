/**
 * The time limits of the tests, in milliseconds. They end what hangs and nothing else: a test waits for a condition, and a slow
 * machine is not a fault. `vitest.config.ts` and `tests/support/browser.ts` set them everywhere; no test has a limit of its own.
 */

/** One wait: a condition that is polled, an element or a page that a browser waits for, a mail, an answer. */
export const hangLimit = 120_000

/** One test or hook, which may wait several times. */
export const testLimit = 600_000
