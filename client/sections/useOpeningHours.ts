import { organisation, type OpeningHours } from '#shared/content/organisation.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { useSite } from '../app/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

/** Joins what it stands between, so that no line ends there (Unicode, U+2060). */
const wordJoiner = '\u2060'

/** When the party answers, in words: on weekdays, and on Saturday. */
export function useOpeningHours(): { weekdays: string; saturday: string } {
  const { t } = useTranslation('contact')
  const { language } = useSite()
  const [weekdays, saturday] = organisation.openingHours
  const hours = ({ opens, closes }: OpeningHours) => ({
    opens: formatTime(opens, language),
    closes: wordJoiner + formatTime(closes, language),
  })
  return { weekdays: t('hours.weekdays', hours(weekdays)), saturday: t('hours.saturday', hours(saturday)) }
}
