import type { Report } from './site.ts'

/** Reports a figure with its bound. A missed bound ends the bench with 1. */
export function reportBound(
  report: Report,
  what: string,
  value: number,
  { min, max }: { min?: number; max?: number },
): void {
  const isMet = value >= (min ?? -Infinity) && value <= (max ?? Infinity)
  const bound = [...(min === undefined ? [] : [`at least ${min}`]), ...(max === undefined ? [] : [`at most ${max}`])]
  report(what, `${value.toFixed(2)} (${bound.join(', ')}${isMet ? '' : ': missed'})`)
  if (!isMet) process.exitCode = 1
}
