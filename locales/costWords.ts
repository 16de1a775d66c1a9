import { costs, totalsOf, type Cost } from '#shared/content/chapterCosts.ts'
import type { PartyFacts } from '#shared/content/partyFacts.ts'
import type { ChapterId } from '#shared/content/programme.ts'
import type { Translate } from './translator.ts'

/** Returns what the chapters of the site cost, one by one and in all, in words. */
export function costWords(t: Translate<'common'>) {
  const amount = ({ from, to, period }: Cost) => t(`cost.${period}`, { sum: t('cost.sum', { from, count: to }) })
  return {
    of: (chapter: ChapterId) => amount(costs[chapter]),
    total: () => totalsOf(Object.values(costs)).map(amount).join(' +\u00a0'),
  }
}

/** Returns what the programme of the site costs, in words; undefined once staff have published chapters of their own. */
export const programmeCost = (
  t: Translate<'common'>,
  { chapters }: Pick<PartyFacts, 'chapters'>,
): string | undefined => (chapters ? undefined : costWords(t).total())
