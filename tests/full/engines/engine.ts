/** The keys that a journey presses, named as in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'Tab'

/** A page of a browser, in a profile that no other page has. */
export interface EnginePage {
  /** Resolves after the page's `load` event. */
  open(address: string): Promise<void>
  /** Runs a function in the page, which must not refer to anything outside of itself. */
  evaluate<Result, Argument = undefined>(look: (argument: Argument) => Result, argument?: Argument): Promise<Result>
  /** Presses the mouse at a point of the window. */
  clickAt(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Sets the size of what is seen of the page. */
  resize(width: number, height: number): Promise<void>
  /** The console errors, uncaught exceptions, CSP violations and failed requests since this was asked before. */
  faults(): Promise<readonly string[]>
  close(): Promise<void>
}

export interface Engine {
  /** A page in a new profile: in English, in the light theme, with reduced motion. */
  newPage(options: { script: boolean }): Promise<EnginePage>
  stop(): Promise<void>
}
