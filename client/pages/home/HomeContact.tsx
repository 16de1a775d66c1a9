import pictures from 'virtual:pictures/home'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useContactFacts } from '../../sections/contactFacts.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { PhoneNumber } from '../../sections/PhoneNumber.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './HomeContact.module.css'

/** Renders the phone number as a headline with the contact facts, beside a picture of the city. */
export function HomeContact() {
  const { t } = useTranslation('home')
  const address = useAddress()
  const facts = useContactFacts()
  return (
    <section className={styles.section} id="contact" aria-labelledby="contact-title">
      <div className={styles.words}>
        <h2 id="contact-title">{t('contact.title')}</h2>
        <PhoneNumber />
        <dl className={styles.facts}>
          {facts.map(({ term, value, lang }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <ButtonLink tone="paper" size="large" to={address('contact', { anchor: 'write' })}>
            <Icon name="mail" />
            {t('contact.write')}
          </ButtonLink>
          <PageLink to={address('contact')}>
            {t('contact.offices')}
            <Icon name="arrow" />
          </PageLink>
        </div>
      </div>
      <div className={styles.city}>
        <Picture of={pictures.city} alt="" />
      </div>
    </section>
  )
}
