import { NewsletterForm } from '../../forms/NewsletterForm.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './HomeNewsletter.module.css'

/** Renders the newsletter form, which other pages have in the footer. */
export function HomeNewsletter() {
  const { t } = useTranslation('forms')
  return (
    <section className={styles.band} aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title">{t('newsletterTitle')}</h2>
        <p>{t('newsletterLead')}</p>
      </div>
      <NewsletterForm anchor="newsletter" />
    </section>
  )
}
