import type { Text } from '../text.ts'

export type State = 'ok' | 'warning' | 'fault'

/** The result of a check, in words that say what to do. */
export interface Finding {
  state: State
  text: Text
}

export const ok = (text: Text): Finding => ({ state: 'ok', text })
export const warning = (text: Text): Finding => ({ state: 'warning', text })
export const fault = (text: Text): Finding => ({ state: 'fault', text })
