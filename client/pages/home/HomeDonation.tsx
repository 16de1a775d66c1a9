import { ownAmount, sampleAmounts } from '#shared/content/payments.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useFacts } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { amountChoices } from '../../payment/amountChoices.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './HomeDonation.module.css'

/** Renders the suggested amounts as links to the donation page, which has the form and the law's limits. */
export function HomeDonation() {
  const { amounts } = useFacts({ amounts: sampleAmounts })
  const { t } = useTranslation('home')
  const { language } = useSite()
  const address = useAddress()
  return (
    <section className={styles.donation} id="donate" aria-labelledby="donate-title">
      <div className={styles.inside}>
        <div className={styles.words}>
          <h2 id="donate-title">{t('payments.donation.title')}</h2>
          <p className={styles.lead}>{t('payments.donation.lead')}</p>
        </div>
        <div className={styles.sheet}>
          <ul className={styles.amounts} aria-label={t('payments.donation.amount')}>
            {amountChoices(amounts.list, language, t('payments.donation.other')).map(({ value, label }) => (
              <li key={value}>
                <ButtonLink
                  size="large"
                  tone={value === ownAmount ? 'outline' : 'accent'}
                  to={address('donate', { query: { amount: value }, anchor: 'donate' })}
                >
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
          <PageLink to={address('contact', { query: { topic: 'donation' }, anchor: 'write' })}>
            {t('payments.donation.elsewhere')}
          </PageLink>
        </div>
      </div>
    </section>
  )
}
