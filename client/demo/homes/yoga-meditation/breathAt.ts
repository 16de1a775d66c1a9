import { breath, breaths, type BreathPart } from './facts.ts'

const parts = Object.entries(breath) as [BreathPart, number][]
const wholeBreath = parts.reduce((sum, [, seconds]) => sum + seconds, 0)

/**
 * Returns the current part of a breath and the seconds that are left of it, or undefined after the last breath.
 * @param elapsed whole seconds since the first breath began
 */
export function breathAt(elapsed: number): { part: BreathPart; secondsLeft: number } | undefined {
  if (elapsed >= wholeBreath * breaths) return undefined
  let passed = elapsed % wholeBreath
  for (const [part, seconds] of parts) {
    if (passed < seconds) return { part, secondsLeft: seconds - passed }
    passed -= seconds
  }
  return undefined
}
