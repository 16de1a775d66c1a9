import { LoadError } from './LoadError.ts'

/** How long a file may take before we stop waiting, in milliseconds. */
export const loadTimeout = 120_000

/**
 * Awaits a file of the site and says why it did not come: `timeout` after `loadTimeout`, or while the browser is
 * offline; `missing` otherwise, which is what a visitor with an open page meets after a release.
 */
export function loadFile<T>(load: () => Promise<T>, timeout = loadTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError('timeout')), timeout)
  })
  const asked = load().catch((cause: unknown) => {
    throw new LoadError(globalThis.navigator?.onLine === false ? 'timeout' : 'missing', cause)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
