import type { Text } from '../staff/text.ts'

/** What is wrong with a written text, and how to correct it. */
export interface Problem {
  /** The line of the file, from 1. */
  line?: number
  text: Text
}
