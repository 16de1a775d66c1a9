import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../site/site.ts'
import { Reveal } from '../sections/Reveal.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import styles from './ProcessSteps.module.css'

export type ProcessLook = 'icons' | 'stairs' | 'columns' | 'fields' | 'line' | 'strip'

interface ProcessStepsProps<Id extends string> {
  /** The steps, in order. */
  steps: Readonly<Record<Id, { title: string; text: string }>>
  look: ProcessLook
  /** Icons that replace the numbers. */
  icons?: Readonly<Record<Id, IconName>>
}

/** Renders steps in order. They appear 0.2 s apart, unless motion is reduced. */
export function ProcessSteps<Id extends string>({ steps, look, icons }: ProcessStepsProps<Id>) {
  const { language } = useSite()
  return (
    <ol className={styles.steps} data-look={look}>
      {(Object.keys(steps) as Id[]).map((id, index) => (
        <Reveal key={id} as="li" className={styles.step} step={index} stagger={200}>
          {icons ? (
            <span className={styles.mark}>
              <Icon name={icons[id]} />
            </span>
          ) : (
            // Screen readers announce the numbers of the list.
            <span className={styles.mark} aria-hidden="true">
              {formatNumber(index + 1, language)}
            </span>
          )}
          <div>
            <h3>{steps[id].title}</h3>
            {look !== 'strip' && <p>{steps[id].text}</p>}
          </div>
        </Reveal>
      ))}
    </ol>
  )
}
