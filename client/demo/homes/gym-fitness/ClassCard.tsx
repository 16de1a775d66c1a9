import { gymClasses, type GymClass } from './facts.ts'
import { formatMinutes } from '#shared/i18n/minutes.ts'
import { useSite } from '../../../site/site.ts'
import styles from './ClassCard.module.css'

interface ClassCardProps {
  of: GymClass
  words: { name: string; text: string }
}

/** Renders a class: its length, name and description. */
export function ClassCard({ of, words: { name, text } }: ClassCardProps) {
  const { language } = useSite()
  const { minutes, effort } = gymClasses[of]
  const [number, unit = ''] = formatMinutes(minutes, language).split(/\s/u)
  return (
    <article className={styles.card} data-effort={effort}>
      <p className={styles.minutes}>
        <b>{number}</b> {unit}
      </p>
      <h3>{name}</h3>
      <p>{text}</p>
    </article>
  )
}
