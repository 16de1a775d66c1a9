import { roomMeasures } from './facts.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import styles from './Approach.module.css'

interface ApproachProps {
  words: {
    text: string
    more: string
    measures: Readonly<Record<keyof typeof roomMeasures, string>>
  }
}

/** Renders a text about the way of working beside recommended measures. */
export function Approach({ words: { text, more, measures } }: ApproachProps) {
  const { language } = useSite()
  return (
    <div className={styles.approach}>
      <p className={styles.first}>{text}</p>
      <p>{more}</p>
      <dl>
        {(Object.keys(roomMeasures) as (keyof typeof roomMeasures)[]).map((id) => (
          <div key={id}>
            <dt>{measures[id]}</dt>
            <dd>{`${formatNumber(roomMeasures[id], language)} cm`}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
