/** A file of the page could not be loaded: it is missing after a release, or it timed out. */
export class LoadError extends Error {
  override name = 'LoadError'
  readonly reason: 'missing' | 'timeout'
  constructor(reason: 'missing' | 'timeout', cause?: unknown) {
    super(`A file of the page is ${reason === 'missing' ? 'missing' : 'late'}.`, { cause })
    this.reason = reason
  }
}
