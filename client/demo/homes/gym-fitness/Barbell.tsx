import { useId, useState } from 'react'
import { gymClasses, gymProgrammes, type GymClass, type GymProgramme } from './facts.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { formatMinutes } from '#shared/i18n/minutes.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { useSite } from '../../../site/site.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './Barbell.module.css'

interface BarbellProps {
  words: {
    choose: string
    perWeek: string
    minutes: string
    programmes: Readonly<Record<GymProgramme, { name: string; text: string }>>
  }
  classes: Readonly<Record<GymClass, { name: string }>>
}

const ids = Object.keys(gymProgrammes) as GymProgramme[]
const trainingsOf = (id: GymProgramme): readonly GymClass[] => gymProgrammes[id]
const minutesOf = (id: GymProgramme) => trainingsOf(id).reduce((sum, each) => sum + gymClasses[each].minutes, 0)

/** Renders the plates of one end of the bar, from the middle outwards. */
const Plates = ({ of }: { of: readonly GymClass[] }) => (
  <span className={styles.plates}>
    {of.map((each, index) => (
      <span key={index} data-minutes={gymClasses[each].minutes} data-effort={gymClasses[each].effort} />
    ))}
  </span>
)

/**
 * Renders a barbell with one plate at each end for each class of the chosen programme. The choice is made with radio buttons
 * and `:has()`, so it needs no script. Browsers without `:has()` show all programmes. A status message gives screen readers the
 * totals.
 */
export function Barbell({ words, classes }: BarbellProps) {
  const group = useId()
  const { language } = useSite()
  const [announcement, setAnnouncement] = useState('')
  const sums = (id: GymProgramme) => [
    [words.perWeek, formatNumber(trainingsOf(id).length, language)] as const,
    [words.minutes, formatNumber(minutesOf(id), language)] as const,
  ]
  const announce = (id: GymProgramme) =>
    setAnnouncement(
      [words.programmes[id].name, ...sums(id).map(([label, sum]) => labelled(label, sum, language))].join('. '),
    )
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>{words.choose}</legend>
        {ids.map((id) => (
          <div key={id} className={styles.option}>
            <label>
              <input
                type="radio"
                name={group}
                value={id}
                defaultChecked={id === 'strong'}
                onChange={() => announce(id)}
              />
              <span>{words.programmes[id].name}</span>
            </label>
            <div className={styles.load} data-programme={id}>
              <div className={styles.bar} aria-hidden="true">
                <Plates of={trainingsOf(id)} />
                <Plates of={trainingsOf(id)} />
              </div>
              <div className={styles.words}>
                <p>{words.programmes[id].text}</p>
                <ul>
                  {trainingsOf(id).map((each, order) => (
                    <li key={order} data-effort={gymClasses[each].effort}>
                      {classes[each].name} <span>{formatMinutes(gymClasses[each].minutes, language)}</span>
                    </li>
                  ))}
                </ul>
                <dl>
                  {sums(id).map(([term, value]) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </div>
          </div>
        ))}
      </fieldset>
      <span role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </>
  )
}
