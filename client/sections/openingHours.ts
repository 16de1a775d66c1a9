import { visits, type OpeningHours } from '#shared/content/organisation.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { formatWeekday } from '#shared/i18n/weekdays.ts'
import { useFacts } from '../site/useFacts.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useSite } from '../site/site.ts'

/** Returns the party's opening hours, a line for each group of days. */
export function useOpeningHours(): readonly string[] {
  const { t } = useTranslation('contact')
  const { language } = useSite()
  return useFacts(visits).openingHours.map(({ days: [first, last], opens, closes }: OpeningHours) => {
    const hours = { opens: formatTime(opens, language), closes: formatTime(closes, language) }
    if (first === 1 && last === 5) return t('hours.weekdays', hours)
    if (first === 6 && last === 6) return t('hours.saturday', hours)
    const days = [...new Set([first, last])].map((day) => formatWeekday(day, language))
    return t('hours.days', { days: days.join('–'), ...hours })
  })
}
