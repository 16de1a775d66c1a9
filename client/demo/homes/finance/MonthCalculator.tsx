import { useId, useState } from 'react'
import {
  daysToCover,
  firstDay,
  lastDay,
  remainderOf,
  monthInputs,
  remainderPerDay,
  type MonthInput,
  type MonthFigures as Sum,
} from './facts.ts'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import styles from './MonthCalculator.module.css'

const parts = Object.keys(monthInputs) as MonthInput[]
const days = Array.from({ length: daysToCover }, (_, day) => day)
/**
 * The remainder that fills half the drawing, in whole dinars. The scale is not linear: bars never overflow and small remainders
 * stay visible.
 */
const halfFull = 24_000

/** The width of a bar with its gap, and the height of the drawing, in its units. */
const pitch = 20
const height = 320

interface MonthCalculatorProps {
  words: {
    title: string
    lead: string
    fields: Readonly<Record<MonthInput, string>>
    perDay: string
    left: string
    short: string
  }
}

/** Renders a calculator: three sliders, and bars that show the remaining money for each day. */
export function MonthCalculator({ words }: MonthCalculatorProps) {
  const { language } = useSite()
  const heading = useId()
  const [sum, setSum] = useState<Sum>({
    income: monthInputs.income.first,
    fixed: monthInputs.fixed.first,
    aside: monthInputs.aside.first,
  })
  const remainder = remainderOf(sum)
  const highest = (Math.max(0, remainder) / (Math.max(0, remainder) + halfFull)) * height
  return (
    <section className={styles.sum} id="sum" aria-labelledby={heading}>
      <div className={styles.words}>
        <h2 id={heading}>{words.title}</h2>
        <p className={styles.lead}>{words.lead}</p>
        <div className={styles.fields}>
          {parts.map((part) => {
            const { min, max: end, step } = monthInputs[part]
            const amountText = formatMoney(sum[part], language)
            return (
              <label key={part} data-part={part}>
                <span>{words.fields[part]}</span>
                <b>{amountText}</b>
                <input
                  type="range"
                  min={min}
                  max={end}
                  step={step}
                  value={sum[part]}
                  aria-valuetext={amountText}
                  onChange={({ currentTarget }) => {
                    const { valueAsNumber } = currentTarget
                    setSum((before) => ({ ...before, [part]: valueAsNumber }))
                  }}
                />
              </label>
            )
          })}
        </div>
      </div>
      <div className={styles.result}>
        <output className={styles.figures}>
          <span>
            {words.perDay} <b>{formatMoney(Math.max(0, remainderPerDay(sum)), language)}</b>
          </span>
          <span>
            <span>{remainder < 0 ? words.short : words.left}</span> <b>{formatMoney(Math.abs(remainder), language)}</b>
          </span>
        </output>
        <svg viewBox={`0 0 ${daysToCover * pitch} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {days.map((day) => {
            const size = Math.max(3, Math.round(highest * (1 - day / daysToCover)))
            return (
              <rect
                key={day}
                data-is-empty={remainder <= 0 || undefined}
                x={day * pitch + 2}
                y={height - size}
                width={pitch - 4}
                height={size}
              />
            )
          })}
        </svg>
        <p className={styles.ends} aria-hidden="true">
          <span>{formatNumber(firstDay, language)}</span>
          <span>{formatNumber(lastDay, language)}</span>
        </p>
      </div>
    </section>
  )
}
