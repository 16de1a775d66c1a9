import { Component, type ReactNode } from 'react'
import { LoadError } from '../loading/LoadError.ts'
import { LoadFailure } from './LoadFailure.tsx'
import type { Preparation } from './preparation.ts'
import { reloadOnce } from './reloadOnce.ts'

interface LoadBoundaryProps {
  children: ReactNode
  /** Another place is another chance: the failure is forgotten when it changes. */
  place: string
  preparation: Preparation
}

interface LoadBoundaryState {
  error: LoadError | undefined
}

/** Shows why a page's file did not come, and how to try again. Other errors go on to the top: they are bugs. */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { error: undefined }
  /** The place that could not be shown; the change that led there must not count as a change away from it. */
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

  /** A file that hangs would hang again: a browser asks for a script once in a document. Only another document helps. */
  private retry({ reason, cause }: LoadError) {
    const hangs = reason === 'timeout' && cause === undefined
    if (hangs && navigator.onLine) location.reload()
    else this.tryAgain()
  }

  private tryAgain() {
    this.failedAt = undefined
    this.props.preparation.forgetFailures()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    // Who can still speak when files are missing.
    const translator = this.props.preparation.spoken()
    if (!error) return this.props.children
    if (!translator) return null
    return <LoadFailure reason={error.reason} translator={translator} onRetry={() => this.retry(error)} />
  }
}
