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

/** Renders a table with a bar above each number. The larger number of each pair has a bar as wide as its cell. */
export function BeforeAfter({ words }: BeforeAfterProps) {
  const { language } = useSite()
  const bar = (when: 'before' | 'after', id: SiteMeasure) => {
    const { before, after } = siteBeforeAfter[id]
    const value = siteBeforeAfter[id][when]
    return (
      <td data-when={when}>
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.round((100 * value) / Math.max(before, after))} height="1" />
        </svg>
        <b>{formatNumber(value, language)}</b>
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
            {bar('before', id)}
            {bar('after', id)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
