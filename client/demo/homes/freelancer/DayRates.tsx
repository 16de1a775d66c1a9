import { useId, useState } from 'react'
import { dayRates, initialDays, maxDaysOf, maxDays, rateFor, totalFor, type DayRate } from './facts.ts'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { useSite } from '../../../site/site.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import styles from './DayRates.module.css'

const days = Array.from({ length: maxDays }, (_, index) => index + 1)

/** Returns the range of days of a rate, such as `3–9`. */
const spanOf = (rate: DayRate, language: Language): string =>
  [rate.from, maxDaysOf(rate)].map((day) => formatNumber(day, language)).join('–')

interface DayRatesProps {
  words: {
    choose: string
    how: string
    days: string
    rate: string
    total: string
    table: string
    ask: string
  }
}

/**
 * Renders a choice of days with the daily rate, which falls as the number rises, and the total. The output announces changes.
 * Without script only the table of rates is shown.
 */
export function DayRates({ words }: DayRatesProps) {
  const { language } = useSite()
  const group = useId()
  const [chosen, setChosen] = useState<number>(initialDays)
  const current = rateFor(chosen)
  return (
    <div className={styles.rates}>
      <fieldset className={styles.choice}>
        <legend>{words.choose}</legend>
        <p>{words.how}</p>
        <div>
          {days.map((day) => (
            <label key={day} data-is-chosen={day <= chosen || undefined}>
              <input type="radio" name={group} value={day} checked={day === chosen} onChange={() => setChosen(day)} />
              <span>{formatNumber(day, language)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.sum}>
        <output className={styles.result}>
          <span>
            {words.days} <b>{formatNumber(chosen, language)}</b>
          </span>
          <span>
            {words.rate} <b key={current.rate}>{formatMoney(current.rate, language)}</b>
          </span>
          <span>
            {words.total} <b>{formatMoney(totalFor(chosen), language)}</b>
          </span>
        </output>
        <table>
          <caption>{words.table}</caption>
          <thead>
            <tr>
              <th scope="col">{words.days}</th>
              <th scope="col">{words.rate}</th>
            </tr>
          </thead>
          <tbody>
            {dayRates.map((rate) => (
              <tr key={rate.from} data-is-current={rate === current || undefined}>
                <th scope="row">{spanOf(rate, language)}</th>
                <td>{formatMoney(rate.rate, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.end}>
          <ButtonLink to={anchorTo('ask')} tone="paper" size="large">
            {words.ask}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
