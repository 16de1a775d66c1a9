import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './AboutParty.module.css'

const questions = ['who', 'decisions', 'money'] as const

/** Renders what the party is, how it decides and how it is financed. */
export function AboutParty() {
  const { t } = useTranslation('about')
  const address = useAddress()
  return (
    <section className={styles.party} id="party" aria-labelledby="party-title">
      <div className={styles.head}>
        <h2 id="party-title">{t('party.title')}</h2>
        <p>{t('party.lead')}</p>
      </div>
      <div className={styles.questions}>
        {questions.map((question) => (
          <div key={question}>
            <h3>{t(`party.${question}.title`)}</h3>
            <p>{t(`party.${question}.text`)}</p>
          </div>
        ))}
      </div>
      <ButtonLink tone="ink" to={address('contact', { query: { topic: 'question' }, anchor: 'write' })}>
        {t('party.link')}
      </ButtonLink>
    </section>
  )
}
