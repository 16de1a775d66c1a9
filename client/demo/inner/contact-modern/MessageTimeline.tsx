import type { ReactNode } from 'react'
import type { PageCatalog } from '#locales/catalog.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import styles from './MessageTimeline.module.css'

type Course = PageCatalog['page/contact-modern']['course']
type Step = keyof Course['items']

/** The half disc of a message is above the line, that of its answer below it. */
const message = 'M8 72a64 64 0 0 1 128 0z'
const answer = 'M8 72a64 64 0 0 0 128 0z'

/** The drawing of each step. */
const figures: Readonly<Record<Step, ReactNode>> = {
  read: <path className={styles.message} d={message} />,
  ask: (
    <>
      <path className={styles.message} d={message} />
      <path className={styles.missing} d={answer} />
    </>
  ),
  answer: (
    <>
      <path className={styles.message} d={message} />
      <path className={styles.answer} d={answer} />
    </>
  ),
  debate: [32, 88, 144, 200].map((x) => (
    <g key={x}>
      <path className={styles.message} d={`M${x - 24} 72a24 24 0 0 1 48 0z`} />
      <path className={styles.answer} d={`M${x - 24} 72a24 24 0 0 0 48 0z`} />
    </g>
  )),
}

/** Renders all steps along one line. */
export function MessageTimeline({ items }: Pick<Course, 'items'>) {
  const { language } = useSite()
  return (
    <ol className={styles.course}>
      {(Object.keys(items) as Step[]).map((id, index) => (
        <li key={id}>
          <svg className={styles.figure} viewBox="0 0 232 144" preserveAspectRatio="xMinYMid" aria-hidden="true">
            {figures[id]}
          </svg>
          <div className={styles.step}>
            {/* Screen readers already number the list. */}
            <span className={styles.number} aria-hidden="true">
              {formatNumber(index + 1, language)}
            </span>
            <h3>{items[id].heading}</h3>
            <p>{items[id].text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
