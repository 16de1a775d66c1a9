import { useTranslation } from 'react-i18next'
import { organisation } from '#shared/content/organisation.ts'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { phoneAddress } from '../../ui/phone.ts'
import styles from './Facts.module.css'

/** Who is responsible, with every way to reach them. */
export function Controller() {
  const { t } = useTranslation(['privacy', 'organisation'])
  const facts = [
    { term: t('facts.controller'), value: t('organisation:name') },
    {
      term: t('facts.address'),
      value: `${t('organisation:street')}, ${organisation.postcode} ${t('organisation:city')}`,
    },
    { term: t('facts.email'), value: <EmailLink address={organisation.email} /> },
    { term: t('facts.phone'), value: <a href={phoneAddress(organisation.phone)}>{organisation.phone}</a> },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
