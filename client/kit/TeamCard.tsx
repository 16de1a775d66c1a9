import pictures from 'virtual:pictures/people'
import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Picture } from '../ui/Picture.tsx'
import { PersonNetworks } from './PersonNetworks.tsx'
import styles from './TeamCard.module.css'

export type TeamLook = 'rise' | 'wipe' | 'tab' | 'side' | 'arch'

interface TeamCardProps {
  portrait: PictureFile
  name: string
  role: string
  /** Appears on hover or focus. On touch screens it is always visible. */
  text: string
  look?: TeamLook
}

/** Renders a person with portrait, name and role. Text and networks appear on hover or focus. */
export function TeamCard({ portrait, name, role, text, look = 'rise' }: TeamCardProps) {
  return (
    <article className={styles.card} data-look={look}>
      <div className={styles.portrait}>
        <Picture of={portrait} alt="" />
      </div>
      <div className={styles.name}>
        <h3>{name}</h3>
        <p>{role}</p>
      </div>
      <div className={styles.more}>
        <div>
          <p>{text}</p>
          <PersonNetworks />
        </div>
      </div>
    </article>
  )
}

export type SamplePerson = keyof typeof pictures

interface TeamCardsProps<Id extends SamplePerson> {
  people: Readonly<Record<Id, { name?: string; role: string; text: string }>>
  look?: TeamLook
}

/** Renders sample people side by side. */
export function TeamCards<Id extends SamplePerson>({ people, look = 'rise' }: TeamCardsProps<Id>) {
  const { t } = useTranslation('organisation')
  return (
    <div className={styles.cards} data-look={look}>
      {(Object.keys(people) as Id[]).map((id) => (
        <TeamCard key={id} portrait={pictures[id]} name={t('person')} {...people[id]} look={look} />
      ))}
    </div>
  )
}
