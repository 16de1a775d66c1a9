import { siteBeforeAfter, type SiteMeasure } from './facts.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import styles from './BeforeAfter.module.css'

interface BeforeAfterProps {
  words: {
    what: string
    before: string
    after: string
    measures: Readonly<Record<SiteMeasure, string>>
  }
}

const measures = Object.keys(siteBeforeAfter) as SiteMeasure[]

/** The squares in a row. */
const perRow = 14

/** Returns the path of rows with as many squares as the value. The squares are the dashes of its stroke. */
const squares = (value: number): string =>
  Array.from(
    { length: Math.ceil(value / perRow) },
    (_, row) => `M0 ${row + 0.43}h${Math.min(perRow, value - row * perRow)}`,
  ).join('')

/** Renders a table of numbers with as many squares, all of one size. */
export function BeforeAfter({ words }: BeforeAfterProps) {
  const { language } = useSite()
  const cell = (when: 'before' | 'after', id: SiteMeasure) => {
    const value = siteBeforeAfter[id][when]
    return (
      <td data-when={when}>
        <b>{formatNumber(value, language)}</b>
        <svg viewBox={`0 0 ${perRow} ${Math.ceil(value / perRow)}`} aria-hidden="true">
          <path d={squares(value)} />
        </svg>
      </td>
    )
  }
  return (
    <table className={styles.chart}>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {measures.map((id) => (
          <tr key={id}>
            <th scope="row">{words.measures[id]}</th>
            {cell('before', id)}
            {cell('after', id)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
