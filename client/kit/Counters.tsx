import { useRef } from 'react'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../site/site.ts'
import styles from './Counters.module.css'
import { useCountUp } from './useCountUp.ts'

export type CountersLook = 'columns' | 'rows' | 'fields' | 'discs' | 'lead'

interface CountersProps<Id extends string> {
  values: Readonly<Record<Id, number>>
  labels: Readonly<Record<Id, string>>
  look?: CountersLook
  /** The figures that get a plus sign, because the real number is larger. */
  more?: readonly NoInfer<Id>[]
}

/** Renders figures that count up once when they come into view. The document holds the final figures. */
export function Counters<Id extends string>({ values, labels, look = 'columns', more = [] }: CountersProps<Id>) {
  const { language } = useSite()
  const list = useRef<HTMLDListElement>(null)
  const share = useCountUp(list)
  return (
    <dl ref={list} className={styles.counters} data-look={look}>
      {(Object.keys(values) as Id[]).map((id) => (
        <div key={id}>
          <dt>{labels[id]}</dt>
          <dd className={styles.number}>
            {`${formatNumber(Math.round(values[id] * share), language)}${more.includes(id) ? '+' : ''}`}
          </dd>
        </div>
      ))}
    </dl>
  )
}
