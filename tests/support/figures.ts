import { expect, type TestContext } from 'vitest'

/** What a check came to, for the summary of a long run. */
export interface Figure {
  what: string
  value: number
  unit: string
  /** What it may be at the most, or must be at the least. */
  limit: string
  passed: boolean
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figure[]
    /** Why a check could not be made here. */
    notRun?: string
  }
}

export interface Bound {
  most?: number | undefined
  least?: number | undefined
}

/** Notes a figure, and fails where it is out of bounds. */
export type Report = (what: string, value: number, unit: string, bound?: Bound) => void

export function reportOf({ task }: Pick<TestContext, 'task'>): Report {
  const figures = (task.meta.figures ??= [])
  return (what, value, unit, { most, least } = {}) => {
    const passed = !((most !== undefined && !(value <= most)) || (least !== undefined && !(value >= least)))
    const limit = [most !== undefined && `≤ ${most}`, least !== undefined && `≥ ${least}`].filter(Boolean).join(', ')
    figures.push({ what, value, unit, limit, passed })
    expect(passed, `${what}: ${value} ${unit} (${limit})`).toBe(true)
  }
}

/** A list that must be empty: what is in it is said. */
export function none(report: Report, what: string, list: readonly string[]): void {
  expect(list.slice(0, 10), what).toEqual([])
  report(what, list.length, '', { most: 0 })
}
