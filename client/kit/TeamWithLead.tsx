import pictures from 'virtual:pictures/people'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Picture } from '../ui/Picture.tsx'
import { PersonNetworks } from './PersonNetworks.tsx'
import type { SamplePerson } from './TeamCard.tsx'
import styles from './TeamWithLead.module.css'

interface TeamWithLeadProps<Id extends SamplePerson> {
  people: Readonly<Record<Id, { name?: string; role: string; text: string }>>
}

/** Renders one large person and three others in a column. */
export function TeamWithLead<Id extends SamplePerson>({ people }: TeamWithLeadProps<Id>) {
  const { t } = useTranslation('organisation')
  return (
    <ul className={styles.lead}>
      {(Object.keys(people) as Id[]).slice(0, 4).map((id) => (
        <li key={id}>
          <Picture of={pictures[id]} alt="" />
          <div>
            <h3>{people[id].name ?? t('person')}</h3>
            <p className={styles.role}>{people[id].role}</p>
            <div className={styles.more}>
              <p>{people[id].text}</p>
              <PersonNetworks />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
