import { useEffect, useState } from 'react'
import { numberWriter } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import styles from './LoadTimes.module.css'

interface LoadTimesProps {
  words: { answer: string; ready: string; size: string; quiet: string }
}

const formatMilliseconds = numberWriter({ style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 })
const formatKilobytes = numberWriter({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 })

/** Returns the browser's measurements of the first page load (Navigation Timing), in ms, ms and bytes. */
function measure() {
  const [page] = performance.getEntriesByType('navigation')
  if (!(page instanceof PerformanceNavigationTiming)) return
  return {
    answer: page.responseStart - page.requestStart,
    ready: page.domInteractive - page.requestStart,
    size: page.encodedBodySize,
  }
}

/** Renders the load times of the page, measured in the visitor's browser. No data is sent. */
export function LoadTimes({ words }: LoadTimesProps) {
  const { language } = useSite()
  const [measured, setMeasured] = useState<ReturnType<typeof measure>>()
  // The values exist only in the browser, and the first render must match the server's markup.
  useEffect(() => setMeasured(measure()), [])
  const shown = {
    answer: measured && formatMilliseconds(measured.answer, language),
    ready: measured && formatMilliseconds(measured.ready, language),
    size: measured && formatKilobytes(measured.size / 1000, language),
  }
  return (
    <>
      <dl className={styles.figures}>
        {(Object.keys(shown) as (keyof typeof shown)[]).map((id) => (
          <div key={id}>
            <dt>{words[id]}</dt>
            <dd>{shown[id] ?? '…'}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{words.quiet}</p>
    </>
  )
}
