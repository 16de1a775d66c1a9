import pictures from 'virtual:pictures/people'
import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Picture } from '../ui/Picture.tsx'
import type { SamplePerson } from './TeamCard.tsx'
import styles from './TestimonialCard.module.css'

export type TestimonialLook = 'framed' | 'speech' | 'poster' | 'ruled' | 'arch' | 'wall'

interface TestimonialCardProps {
  quote: string
  name: string
  role: string
  portrait: PictureFile
  look?: TestimonialLook
}

/**
 * Renders a quote and its speaker. The quotation marks are the halves of the party's mark, the same in all languages.
 */
export function TestimonialCard({ quote, name, role, portrait, look = 'framed' }: TestimonialCardProps) {
  return (
    <figure className={styles.card} data-look={look}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      {look !== 'ruled' && (
        <div className={styles.portrait}>
          <Picture of={portrait} alt="" />
        </div>
      )}
      <figcaption className={styles.person}>
        <span className={styles.name}>{name}</span>
        <span>{role}</span>
      </figcaption>
    </figure>
  )
}

interface TestimonialCardsProps<Id extends SamplePerson> {
  voices: Readonly<Record<Id, { name?: string; quote: string; role: string }>>
  look?: TestimonialLook
}

/** Renders sample quotes side by side. The look `poster` shows the first one only. */
export function TestimonialCards<Id extends SamplePerson>({ voices, look = 'framed' }: TestimonialCardsProps<Id>) {
  const { t } = useTranslation('organisation')
  const ids = Object.keys(voices) as Id[]
  return (
    <div className={styles.cards} data-look={look}>
      {(look === 'poster' ? ids.slice(0, 1) : ids).map((id) => (
        <TestimonialCard key={id} portrait={pictures[id]} name={t('person')} {...voices[id]} look={look} />
      ))}
    </div>
  )
}
