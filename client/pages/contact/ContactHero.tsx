import { reach, visits } from '#shared/content/organisation.ts'
import pictures from 'virtual:pictures/contact'
import { useFacts, useFactTags } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useContactFacts } from '../../sections/contactFacts.tsx'
import { useAddress } from '../../site/site.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { PhoneNumber } from '../../sections/PhoneNumber.tsx'
import { OpeningHours } from '../../sections/OpeningHours.tsx'
import { phoneAddress } from '../../ui/phone.ts'
import styles from './ContactHero.module.css'
import { OpeningStatus } from '../../sections/OpeningStatus.tsx'

/** Renders the phone number as the headline beside an invented map, with the contact facts below. */
export function ContactHero() {
  const party = useFacts({ ...reach, ...visits })
  const { t } = useTranslation(['contact', 'common', 'organisation'])
  const address = useAddress()
  const tags = useFactTags()
  const facts = useContactFacts()
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <Breadcrumbs trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('title') }]} />
          <h1>{t('callNow')}</h1>
          <PhoneNumber />
          <div className={styles.hours}>
            <OpeningStatus />
            <p>
              <OpeningHours between=", " />
            </p>
          </div>
          <div className={styles.actions}>
            <ButtonLink tone="paper" size="large" to={phoneAddress(party.phone)}>
              <Icon name="phone" />
              {t('call')}
            </ButtonLink>
            <ButtonLink tone="outline" size="large" to="#write">
              <Icon name="mail" />
              {t('write')}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.map}>
          <Picture of={pictures.map} alt="" isFirst />
          <div className={styles.label}>
            <h2>{t('office')}</h2>
            <p lang={tags['address']}>{`${t('organisation:street')}, ${party.postcode} ${t('organisation:city')}`}</p>
            <a href={party.mapUrl} rel="noreferrer">
              {`${t('openMap')} `}
              <span>
                {`(${t('mapSite')})`}
                <Icon name="arrow" />
              </span>
            </a>
          </div>
        </div>
      </section>
      <dl className={styles.facts}>
        {facts.map(({ term, value, lang }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
