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
  /** The look `ruled` does not show it. */
  portrait?: PictureFile | undefined
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
      {portrait && look !== 'ruled' && (
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

type Voices<Id extends string> = Readonly<Record<Id, { name?: string; quote: string; role: string }>>

/** The look `ruled` has no portraits, so its voices need not be sample people. */
type TestimonialCardsProps =
  { voices: Partial<Voices<SamplePerson>>; look?: TestimonialLook } | { voices: Voices<string>; look: 'ruled' }

/** Renders sample quotes side by side. The look `poster` shows the first one only. */
export function TestimonialCards({ voices, look = 'framed' }: TestimonialCardsProps) {
  const { t } = useTranslation('organisation')
  const portraits: Readonly<Partial<Record<string, PictureFile>>> = pictures
  const entries = Object.entries<Voices<string>[string]>(voices)
  return (
    <div className={styles.cards} data-look={look}>
      {(look === 'poster' ? entries.slice(0, 1) : entries).map(([id, voice]) => (
        <TestimonialCard key={id} portrait={portraits[id]} name={t('person')} {...voice} look={look} />
      ))}
    </div>
  )
}
