import pictures from 'virtual:pictures/people'
import { useAddress } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { PersonNetworks } from './PersonNetworks.tsx'
import type { SamplePerson } from './TeamCard.tsx'
import styles from './Team.module.css'

interface TeamProps<Id extends SamplePerson> {
  people: Readonly<Record<Id, { name?: string; role: string; text: string }>>
}

const idsOf = <Id extends SamplePerson>(people: TeamProps<Id>['people']) => Object.keys(people) as Id[]

const listOf = <Id extends SamplePerson>(people: TeamProps<Id>['people']) =>
  idsOf(people).map((id) => ({ id, ...people[id] }))

/** Renders the text about a person and the links to networks. */
const More = ({ text }: { text: string }) => (
  <div className={styles.more}>
    <p>{text}</p>
    <PersonNetworks />
  </div>
)

interface DirectoryProps<Id extends SamplePerson> extends TeamProps<Id> {
  /** The label of each person's link. */
  write: string
}

/** Renders a list of people with face, name, role and a contact link. */
export function TeamDirectory<Id extends SamplePerson>({ people, write }: DirectoryProps<Id>) {
  const { t } = useTranslation('organisation')
  const address = useAddress()
  return (
    <ul className={styles.directory}>
      {idsOf(people)
        .slice(0, 5)
        .map((id) => (
          <li key={id}>
            <Picture of={pictures[id]} alt="" />
            <h3>{people[id].name ?? t('person')}</h3>
            <div className={styles.role}>
              <p>{people[id].role}</p>
              <p className={styles.text}>{people[id].text}</p>
            </div>
            <PageLink to={address('contact', { anchor: 'write' })}>
              {write} <VisuallyHidden>{`(${people[id].role})`}</VisuallyHidden>
              <Icon name="arrow" />
            </PageLink>
          </li>
        ))}
    </ul>
  )
}

interface FacedProps {
  people: readonly { id: SamplePerson; name?: string; role: string; text: string }[]
  className: string | undefined
  roleClass?: string | undefined
}

/** Renders people with face, name, role and text; the class decides the layout. */
function Faced({ people, className, roleClass }: FacedProps) {
  const { t } = useTranslation('organisation')
  return (
    <ul className={className}>
      {people.map(({ id, name, role, text }) => (
        <li key={id}>
          <div className={styles.face}>
            <Picture of={pictures[id]} alt="" />
          </div>
          <div className={styles.name}>
            <h3>{name ?? t('person')}</h3>
            <p className={roleClass}>{role}</p>
          </div>
          <More text={text} />
        </li>
      ))}
    </ul>
  )
}

/** Renders small faces without gaps, each with a name. */
export const TeamFaces = <Id extends SamplePerson>({ people }: TeamProps<Id>) => (
  <Faced people={listOf(people)} className={styles.faces} />
)

/** Renders very large names; the portrait appears beside the hovered one. */
export const TeamRoster = <Id extends SamplePerson>({ people }: TeamProps<Id>) => (
  <Faced people={listOf(people).slice(0, 4)} className={styles.roster} roleClass={styles.role} />
)

/** Renders two leaders in equal fields that mirror each other. */
export function TeamPair<Id extends SamplePerson>({ people }: TeamProps<Id>) {
  const { t } = useTranslation('organisation')
  return (
    <div className={styles.pair}>
      {idsOf(people)
        .slice(0, 2)
        .map((id) => (
          <article key={id}>
            <div className={styles.portrait}>
              <Picture of={pictures[id]} alt="" />
            </div>
            <div className={styles.words}>
              <h3>{people[id].name ?? t('person')}</h3>
              <p className={styles.role}>{people[id].role}</p>
              <More text={people[id].text} />
            </div>
          </article>
        ))}
    </div>
  )
}
