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

interface SiteCost extends Cost {
  /** The address of the calculation; absent until the party publishes it. */
  source?: string
  /** Whether it is invented, until the party confirms it. */
  isSample: boolean
}

/** The costs of the chapters. What the money is spent on is words. */
export const costs: Readonly<Record<ChapterId, SiteCost>> = {
  work: { from: 8, to: 12, period: 'year', isSample: true },
  care: { from: 45, to: 60, period: 'year', isSample: true },
  housing: { from: 20, to: 30, period: 'year', isSample: true },
  publicMoney: { from: 2, to: 3, period: 'once', isSample: true },
  elections: { from: 1, to: 2, period: 'once', isSample: true },
  europe: { from: 25, to: 35, period: 'year', isSample: true },
}

export const hasSampleCosts = Object.values(costs).some(({ isSample }) => isSample)
