/** The keys that a journey presses, as in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'Tab'

/** A page of a browser in its own profile. */
export interface EnginePage {
  /** Resolves after the page's `load` event. */
  open(address: string): Promise<void>
  /** Runs a function in the page. The function must not use variables from outside. */
  evaluate<Result, Argument = undefined>(look: (argument: Argument) => Result, argument?: Argument): Promise<Result>
  /** Clicks at a point of the window. */
  clickAt(x: number, y: number): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<void>
  /** Returns the console errors, uncaught exceptions, CSP violations and failed requests since the last call. */
  faults(): Promise<readonly string[]>
  close(): Promise<void>
}

export interface Engine {
  /** Opens a page in a new profile: in English, in the light theme, with reduced motion. */
  newPage(options: { script: boolean }): Promise<EnginePage>
  stop(): Promise<void>
}
