import { useRef } from 'react'
import { formatPercent } from '#shared/i18n/figures.ts'
import { useSite } from '../site/site.ts'
import styles from './ShareDrawings.module.css'
import { useCountUp } from './useCountUp.ts'

interface SharesProps<Id extends string> {
  /** Percentages; their order is the order on the page. */
  values: Readonly<Record<Id, number>>
  labels: Readonly<Record<Id, string>>
}

const entriesOf = <Id extends string>(values: Readonly<Record<Id, number>>) =>
  Object.entries(values) as [id: Id, value: number][]

/** Renders the percentages as a list with the colour of each. */
function Key<Id extends string>({ values, labels }: SharesProps<Id>) {
  const { language } = useSite()
  return (
    <dl>
      {entriesOf(values).map(([id, value]) => (
        <div key={id}>
          <dt>{labels[id]}</dt>
          <dd>{formatPercent(value, language)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Renders percentages as half rings, one inside the other, that fill when they come into view. */
export function ShareArches<Id extends string>(props: SharesProps<Id>) {
  const drawing = useRef<HTMLDivElement>(null)
  const share = useCountUp(drawing)
  return (
    <div ref={drawing} className={styles.drawing} data-look="arches">
      <svg viewBox="0 0 240 120" aria-hidden="true">
        {entriesOf(props.values).map(([id, value], position) => {
          const radius = 104 - 35 * position
          const path = `M${120 - radius} 120a${radius} ${radius} 0 0 1 ${2 * radius} 0`
          return (
            <g key={id}>
              <path d={path} />
              {/* The path counts as 100 long, so that dashes are percentages. */}
              <path className={styles.part} d={path} pathLength={100} strokeDasharray={`${value * share} 200`} />
            </g>
          )
        })}
      </svg>
      <Key {...props} />
    </div>
  )
}

/** Renders the parts of a whole as sectors of a disc. The percentages add up to 100. */
export function WholePie<Id extends string>(props: SharesProps<Id>) {
  const drawing = useRef<HTMLDivElement>(null)
  const share = useCountUp(drawing)
  const parts = entriesOf(props.values)
  return (
    <div ref={drawing} className={styles.drawing} data-look="whole">
      <svg viewBox="0 0 120 120" aria-hidden="true">
        {parts.map(([id, value], position) => {
          const before = parts.slice(0, position).reduce((sum, [, one]) => sum + one, 0)
          return (
            <circle
              key={id}
              className={styles.part}
              cx={60}
              cy={60}
              // A ring whose stroke is as wide as its outer radius is a disc.
              r={29.5}
              strokeWidth={59}
              pathLength={100}
              strokeDasharray={`${value * share} 200`}
              strokeDashoffset={-before * share}
            />
          )
        })}
      </svg>
      <Key {...props} />
    </div>
  )
}

const row = (y: number, discs: number) => (discs > 0 ? `M5 ${y}h${discs * 10 - 9.9}` : '')
const rowsOf = (discs: number): string =>
  Array.from({ length: 10 }, (_, at) => row(95 - 10 * at, Math.min(10, discs - 10 * at))).join('')

/** Renders each percentage as a hundred discs, with so many of them coloured. */
export function HundredDiscs<Id extends string>({ values, labels }: SharesProps<Id>) {
  const { language } = useSite()
  const list = useRef<HTMLDListElement>(null)
  const share = useCountUp(list)
  return (
    <dl ref={list} className={styles.hundreds}>
      {entriesOf(values).map(([id, value]) => (
        <div key={id}>
          <dt>{labels[id]}</dt>
          <dd>
            <span>{formatPercent(Math.round(value * share), language)}</span>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <path d={rowsOf(100)} />
              <path className={styles.part} d={rowsOf(Math.round(value * share))} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  )
}
