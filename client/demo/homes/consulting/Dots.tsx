import type { MethodStep } from './facts.ts'
import styles from './Dots.module.css'
import { dotsAfterStep, field } from './dots.ts'

/** Renders the ninety tasks as dots, arranged as they are after a step. */
export const Dots = ({ after }: { after: MethodStep }) => (
  <svg className={styles.dots} viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
    {dotsAfterStep(after).map(({ x, y, radius, kind, isKept }, task) => (
      <circle key={task} data-kind={kind} data-kept={isKept} cx={x} cy={y} r={radius} />
    ))}
  </svg>
)
