/**
 * The time limits of the tests, in milliseconds. They only end tests that hang: tests wait for conditions, and a slow machine is no
 * fault. `vitest.config.ts` and `tests/support/browser.ts` set them everywhere. No test sets its own limit.
 */

/** The limit of one wait: for a polled condition, an element, a page, a mail or an answer. */
export const hangLimit = 120_000

/** The limit of one test or hook, which may wait several times. */
export const testLimit = 600_000
