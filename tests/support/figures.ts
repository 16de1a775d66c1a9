import { expect, type TestContext } from 'vitest'

/** A measured figure, for the summary of the long tests. */
export interface Figure {
  what: string
  value: number
  unit: string
  /** The limits, as text. */
  limit: string
  passed: boolean
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figure[]
    /** The reason for skipping a test. */
    notRun?: string
  }
}

export interface Bound {
  most?: number | undefined
  least?: number | undefined
}

/** Records a figure. Fails the test when the figure is out of bounds. */
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

/** Records the length of a list that must be empty. A failure shows the first ten entries. */
export function none(report: Report, what: string, list: readonly string[]): void {
  expect(list.slice(0, 10), what).toEqual([])
  report(what, list.length, '', { most: 0 })
}
