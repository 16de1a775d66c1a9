import { Component, Fragment, type ReactNode } from 'react'
import { LoadError } from '../loading/LoadError.ts'
import { LoadFailure } from './LoadFailure.tsx'
import type { Preparation } from './preparation.ts'
import { writeTypedValues, readTypedValues, type TypedValues } from './typedValues.ts'

interface RecoveryProps {
  children: ReactNode
  /** The key of the shown history entry. */
  place: string
  /** The page and language of the entry. */
  shown: string
  preparation: Preparation
}

interface RecoveryState extends Pick<RecoveryProps, 'place' | 'shown'> {
  /** An error that was just caught. */
  error: unknown
  /** The number of times that the page was mounted again, and the number of errors at this place. */
  renewals: number
  errors: number
  isBroken: boolean
}

/** The number of errors at one place after which the page is not mounted again. */
const maxErrors = 3

/** Returns whether the browser translates the page: it wraps texts in `<font>`, which the site does not use. */
const isTranslated = (): boolean => typeof document !== 'undefined' && document.querySelector('#root font') !== null

/**
 * Mounts the page again, with the typed values, if React fails because a page translation or a browser extension has
 * changed the DOM. Otherwise the page would be blank. For other errors it shows a message.
 * A translated page is also mounted again on a change of page or language: React would write into text nodes that are
 * not shown.
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
      if (before.error instanceof DOMException && state.errors <= maxErrors) state.renewals += 1
      else state.isBroken = true
    }
    return state
  }

  override getSnapshotBeforeUpdate(_: RecoveryProps, { renewals }: RecoveryState): TypedValues | null {
    return renewals === this.state.renewals ? null : readTypedValues()
  }

  override componentDidUpdate(_: RecoveryProps, __: RecoveryState, typed: TypedValues | null) {
    if (typed) writeTypedValues(typed)
  }

  override render() {
    const { isBroken, renewals } = this.state
    const translator = this.props.preparation.lastTranslator()
    if (isBroken && translator) return <LoadFailure reason="broken" translator={translator} />
    return <Fragment key={renewals}>{this.props.children}</Fragment>
  }
}
