import type { ChapterId } from './programme.ts'

export const costPeriods = ['year', 'once'] as const

/** An estimate of what a chapter costs, in billions (10⁹) of dinars. */
export interface Cost {
  from: number
  to: number
  period: (typeof costPeriods)[number]
}

/** Returns the sums of costs: one for each period that occurs. */
export const totalsOf = (list: readonly Cost[]): Cost[] =>
  costPeriods.flatMap((period) => {
    const some = list.filter((cost) => cost.period === period)
    const sum = (end: 'from' | 'to') => some.reduce((all, cost) => all + cost[end], 0)
    return some.length > 0 ? [{ from: sum('from'), to: sum('to'), period }] : []
  })

/**
 * The costs of the site's chapters: samples, until staff publish chapters with their own. What the money is spent on is words, and the
 * words have these costs too (`locales/costTexts.ts`).
 */
export const costs: Readonly<Record<ChapterId, Cost>> = {
  work: { from: 8, to: 12, period: 'year' },
  care: { from: 45, to: 60, period: 'year' },
  housing: { from: 20, to: 30, period: 'year' },
  publicMoney: { from: 2, to: 3, period: 'once' },
  elections: { from: 1, to: 2, period: 'once' },
  europe: { from: 25, to: 35, period: 'year' },
}
