import { Component, Fragment, type ReactNode } from 'react'
import { LoadError } from '../loading/LoadError.ts'
import { LoadFailure } from './LoadFailure.tsx'
import type { Preparation } from './preparation.ts'
import { restoreTyped, typedValues, type TypedValues } from './typedValues.ts'

interface RecoveryProps {
  children: ReactNode
  /** The entry of the history that is shown. */
  place: string
  /** Its page and language. */
  shown: string
  preparation: Preparation
}

interface RecoveryState extends Pick<RecoveryProps, 'place' | 'shown'> {
  /** An error that has just been caught. */
  error: unknown
  /** How often the page was built anew, and how often because of an error at this place. */
  renewals: number
  errors: number
  isBroken: boolean
}

/** After so many errors at one place the page is not built anew again. */
const mostErrors = 3

/** Whether the browser translates the page: it wraps texts in `<font>`, which the site does not use. */
const isTranslated = (): boolean => typeof document !== 'undefined' && document.querySelector('#root font') !== null

/**
 * Builds the page anew where a page translation or a browser extension has changed the DOM so that React cannot go on, which
 * would leave a blank page. What was typed into the fields is kept. Where the page itself fails, it says so.
 * Where the page is translated, another page or language is built anew, too: React would write into text nodes that are not shown.
 */
export class Recovery extends Component<RecoveryProps, RecoveryState> {
  override state: RecoveryState = {
    place: this.props.place,
    shown: this.props.shown,
    error: undefined,
    renewals: 0,
    errors: 0,
    isBroken: false,
  }

  static getDerivedStateFromError(error: unknown): Partial<RecoveryState> {
    if (error instanceof LoadError) throw error
    return { error }
  }

  static getDerivedStateFromProps({ place, shown }: RecoveryProps, before: RecoveryState): RecoveryState {
    const state = { ...before, place, shown }
    if (place !== before.place) Object.assign(state, { errors: 0, isBroken: false })
    if (shown !== before.shown && isTranslated()) state.renewals += 1
    if (before.error !== undefined) {
      state.error = undefined
      state.errors += 1
      if (before.error instanceof DOMException && state.errors <= mostErrors) state.renewals += 1
      else state.isBroken = true
    }
    return state
  }

  override getSnapshotBeforeUpdate(_: RecoveryProps, { renewals }: RecoveryState): TypedValues | null {
    return renewals === this.state.renewals ? null : typedValues()
  }

  override componentDidUpdate(_: RecoveryProps, __: RecoveryState, typed: TypedValues | null) {
    if (typed) restoreTyped(typed)
  }

  override render() {
    const { isBroken, renewals } = this.state
    const translator = this.props.preparation.spoken()
    if (isBroken && translator) return <LoadFailure reason="broken" translator={translator} />
    return <Fragment key={renewals}>{this.props.children}</Fragment>
  }
}
