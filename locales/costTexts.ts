import { costs, totalsOf, type Cost } from '#shared/content/chapterCosts.ts'
import { chapterIds, type ChapterId } from '#shared/content/programme.ts'
import type { Translate } from './translator.ts'

/** Returns a cost in words; from a number to the same one is that number. */
export function amountText(t: Translate<'costs'>, { from, to, period }: Cost): string {
  const sum = t('sum', { from, count: to })
  return t(period, { sum: from === to ? sum.replace(/^(.+?)\D+\1(?=\s)/, '$1') : sum })
}

/** Returns the sums of costs in words, what they are each year and what they are once; undefined without costs. */
export function totalText(t: Translate<'costs'>, list: readonly Cost[]): string | undefined {
  const [year, once] = totalsOf(list).map((sum) => amountText(t, sum))
  return year && once ? t('both', { year, once }) : year
}

type OfChapters = Readonly<Record<ChapterId, string>>

/**
 * Returns what each chapter of the site costs, and all of them: as an amount, and as a sentence.
 * @param titles of the chapters
 */
export function costTexts(
  t: Translate<'costs'>,
  titles: OfChapters,
): {
  amounts: OfChapters & { total: string }
  sentences: OfChapters
} {
  const ofEach = (text: (id: ChapterId) => string) =>
    Object.fromEntries(chapterIds.map((id) => [id, text(id)])) as unknown as OfChapters
  const amountOf = (id: ChapterId) => amountText(t, costs[id])
  return {
    amounts: { ...ofEach(amountOf), total: totalText(t, Object.values(costs)) ?? '' },
    sentences: ofEach((id) => t('sentence', { chapter: titles[id], amount: amountOf(id) })),
  }
}
