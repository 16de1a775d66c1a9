import { LoadError } from './LoadError.ts'

/** The timeout for files, in milliseconds. */
export const loadTimeout = 120_000

/**
 * Loads a file or an answer of the site.
 * @param load gets a signal that aborts the request at the timeout. A retry then sends a new request.
 * @throws LoadError with the reason `timeout` at the timeout or while the browser is offline; otherwise `missing`.
 * Open pages meet `missing` after a release.
 */
export function loadFile<T>(load: (signal: AbortSignal) => Promise<T>, timeout = loadTimeout): Promise<T> {
  const aborter = new AbortController()
  const timer = setTimeout(() => aborter.abort(new LoadError('timeout')), timeout)
  const timedOut = new Promise<never>((_, reject) => {
    aborter.signal.addEventListener('abort', () => reject(aborter.signal.reason as LoadError))
  })
  const loaded = load(aborter.signal).catch((cause: unknown) => {
    if (cause instanceof LoadError) throw cause
    throw new LoadError(globalThis.navigator?.onLine === false ? 'timeout' : 'missing', cause)
  })
  return Promise.race([loaded, timedOut]).finally(() => clearTimeout(timer))
}
