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
  people: Readonly<Record<Id, { role: string; text: string }>>
}

const idsOf = <Id extends SamplePerson>(people: TeamProps<Id>['people']) => Object.keys(people) as Id[]

const listOf = <Id extends SamplePerson>(people: TeamProps<Id>['people']) =>
  idsOf(people).map((id) => ({ id, ...people[id] }))

/** What is said of somebody, and where they are found. */
const More = ({ text }: { text: string }) => (
  <div className={styles.more}>
    <p>{text}</p>
    <PersonNetworks />
  </div>
)

/** One person as large as the page lets them be, the others in a column beside. */
export function LeadTeam<Id extends SamplePerson>({ people }: TeamProps<Id>) {
  const { t } = useTranslation('organisation')
  return (
    <ul className={styles.lead}>
      {idsOf(people)
        .slice(0, 4)
        .map((id) => (
          <li key={id}>
            <Picture of={pictures[id]} alt="" />
            <div>
              <h3>{t('person')}</h3>
              <p className={styles.role}>{people[id].role}</p>
              <More text={people[id].text} />
            </div>
          </li>
        ))}
    </ul>
  )
}

interface DirectoryProps<Id extends SamplePerson> extends TeamProps<Id> {
  /** What the link to each person says. */
  write: string
}

/** A list to look somebody up in: face, name, role, and the way to write to them. */
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
            <h3>{t('person')}</h3>
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
  people: readonly { id: SamplePerson; role: string; text: string }[]
  className: string | undefined
  roleClass?: string | undefined
}

/** Face, name and role, and what is said of each: how they lie says the class. */
function Faced({ people, className, roleClass }: FacedProps) {
  const { t } = useTranslation('organisation')
  return (
    <ul className={className}>
      {people.map(({ id, role, text }) => (
        <li key={id}>
          <div className={styles.face}>
            <Picture of={pictures[id]} alt="" />
          </div>
          <div className={styles.name}>
            <h3>{t('person')}</h3>
            <p className={roleClass}>{role}</p>
          </div>
          <More text={text} />
        </li>
      ))}
    </ul>
  )
}

/** Small faces without gaps: a crowd in which each has a name. */
export const TeamFaces = <Id extends SamplePerson>({ people }: TeamProps<Id>) => (
  <Faced people={listOf(people)} className={styles.faces} />
)

/** Names as large as headlines; the portrait stands beside the one that is pointed at. */
export const TeamRoster = <Id extends SamplePerson>({ people }: TeamProps<Id>) => (
  <Faced people={listOf(people).slice(0, 4)} className={styles.roster} roleClass={styles.role} />
)

/** Two who lead together: equal fields, turned against each other like the halves of the mark. */
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
              <h3>{t('person')}</h3>
              <p className={styles.role}>{people[id].role}</p>
              <More text={people[id].text} />
            </div>
          </article>
        ))}
    </div>
  )
}
