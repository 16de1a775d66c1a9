import { Fragment, type ReactNode } from 'react'
import { visits, type OpeningHours } from '#shared/content/organisation.ts'
import { formatTime } from '#shared/i18n/format.ts'
import { languageFacts } from '#shared/i18n/languages.ts'
import { formatWeekday } from '#shared/i18n/weekdays.ts'
import { useFacts } from '../site/useFacts.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useSite } from '../site/site.ts'
import './openingHours.css'

/** Returns the party's opening hours, a line for each group of days. */
function useOpeningHours(): readonly string[] {
  const { t } = useTranslation('contact')
  const { language } = useSite()
  const { openingHours } = useFacts(visits)
  const isWorkingWeek = ({ days: [first, last] }: OpeningHours) => first === 1 && last === 5
  const hasWorkingWeek = openingHours.some(isWorkingWeek)
  return openingHours.map((group, index) => {
    const {
      days: [first, last],
      opens,
      closes,
    } = group
    const hours = { opens: formatTime(opens, language), closes: formatTime(closes, language) }
    if (isWorkingWeek(group)) return t('hours.weekdays', hours)
    if (hasWorkingWeek && first === 6 && last === 6) return t('hours.saturday', hours)
    const days = [...new Set([first, last])].map((day) => formatWeekday(day, language))
    const line = t('hours.days', { days: days.join('–'), ...hours })
    return index === 0 ? line.charAt(0).toLocaleUpperCase(languageFacts[language].intl) + line.slice(1) : line
  })
}

/** Splits off ranges of times, `9:00–17:00`. */
const timeRange = /(\S*\d–\d\S*)/

/**
 * Renders the party's opening hours, a line for each group of days. A line never breaks inside a range of times.
 * @param between stands between two lines; the default is a line break
 */
export function OpeningHours({ between = <br /> }: { between?: ReactNode }) {
  return useOpeningHours().map((line, index) => (
    <Fragment key={line}>
      {index > 0 && between}
      {line.split(timeRange).map((part, at) =>
        at % 2 ? (
          <span key={part} data-look="time-range">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </Fragment>
  ))
}
