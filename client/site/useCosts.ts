import { costs, totalsOf, type Cost } from '#shared/content/chapterCosts.ts'
import type { ChapterId } from '#shared/content/programme.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useSite } from './site.ts'

/** Returns what the chapters of the site cost, in words; undefined once staff have published others. */
export function useCosts() {
  const { t } = useTranslation()
  const amount = ({ from, to, period }: Cost) => t(`cost.${period}`, { sum: t('cost.sum', { from, count: to }) })
  return useSite().changes?.facts.chapters
    ? undefined
    : {
        of: (chapter: ChapterId) => amount(costs[chapter]),
        total: () => totalsOf(Object.values(costs)).map(amount).join(' +\u00a0'),
      }
}
