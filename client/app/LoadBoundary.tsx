import { Component, type ReactNode } from 'react'
import { LoadError } from '../loading/LoadError.ts'
import { LoadFailure } from './LoadFailure.tsx'
import type { Preparation } from './preparation.ts'
import { reloadOnce } from './reloadOnce.ts'

interface LoadBoundaryProps {
  children: ReactNode
  /** A change of this value resets the failure. */
  place: string
  preparation: Preparation
}

interface LoadBoundaryState {
  error: LoadError | undefined
}

/**
 * Shows a message if a file of the page could not be loaded, with a button to retry. Rethrows other errors, which are
 * bugs.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { error: undefined }
  /** The place of the failure. Without it, the navigation that failed would count as a change of place. */
  private failedAt: string | undefined

  static getDerivedStateFromError(error: unknown): LoadBoundaryState {
    if (error instanceof LoadError) return { error }
    throw error
  }

  override componentDidCatch(error: unknown) {
    this.failedAt = this.props.place
    if (error instanceof LoadError && error.reason === 'missing') reloadOnce()
  }

  override componentDidUpdate() {
    if (this.failedAt !== undefined && this.failedAt !== this.props.place) this.tryAgain()
  }

  /**
   * Retries. A script request that hangs needs a new document, because a browser requests a script once for each
   * document.
   */
  private retry({ reason, cause }: LoadError) {
    const hasTimedOut = reason === 'timeout' && cause === undefined
    if (hasTimedOut && navigator.onLine) location.reload()
    else this.tryAgain()
  }

  private tryAgain() {
    this.failedAt = undefined
    this.props.preparation.forgetFailures()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    // Other translators may be among the missing files.
    const translator = this.props.preparation.lastTranslator()
    if (!error) return this.props.children
    if (!translator) return null
    return <LoadFailure reason={error.reason} translator={translator} onRetry={() => this.retry(error)} />
  }
}
