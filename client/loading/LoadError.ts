/** Why a page's script or style file did not arrive: gone after a release, or not within the time-out. */
export class LoadError extends Error {
  override name = 'LoadError'
  readonly reason: 'missing' | 'timeout'
  constructor(reason: 'missing' | 'timeout', cause?: unknown) {
    super(`A file of the page is ${reason === 'missing' ? 'missing' : 'late'}.`, { cause })
    this.reason = reason
  }
}
