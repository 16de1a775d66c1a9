import { useTranslation } from 'react-i18next'
import { organisation } from '#shared/content/organisation.ts'
import styles from './ContactPrivacy.module.css'

const questions = ['who', 'why', 'howLong', 'rights', 'browser'] as const

/** What happens to what is written here, in short. */
export function ContactPrivacy() {
  const { t } = useTranslation(['contact', 'organisation'])
  const facts = {
    street: t('organisation:street'),
    postcode: organisation.postcode,
    city: t('organisation:city'),
    email: organisation.email,
  }
  return (
    <section className={styles.section} id="privacy" aria-labelledby="privacy-title">
      <h2 id="privacy-title">{t('privacy.title')}</h2>
      <dl className={styles.questions}>
        {questions.map((question) => (
          <div key={question}>
            <dt>{t(`privacy.${question}.title`)}</dt>
            <dd>{t(`privacy.${question}.text`, facts)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
