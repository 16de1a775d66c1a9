import { LoadError } from './LoadError.ts'

/** How long a file may take before we stop waiting, in milliseconds. */
export const loadTimeout = 120_000

/**
 * Awaits a file or an answer of the site and says why it did not come: `timeout` after `timeout` milliseconds, or while the
 * browser is offline; `missing` otherwise, which is what a visitor with an open page meets after a release.
 * @param load gets a signal that ends what it asked for when the time is over, so that asking again asks the line again
 */
export function loadFile<T>(load: (signal: AbortSignal) => Promise<T>, timeout = loadTimeout): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new LoadError('timeout')), timeout)
  const silence = new Promise<never>((_, reject) => {
    late.signal.addEventListener('abort', () => reject(late.signal.reason as LoadError))
  })
  const asked = load(late.signal).catch((cause: unknown) => {
    if (cause instanceof LoadError) throw cause
    throw new LoadError(globalThis.navigator?.onLine === false ? 'timeout' : 'missing', cause)
  })
  return Promise.race([asked, silence]).finally(() => clearTimeout(timer))
}
