import { formatDate } from '#shared/i18n/format.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import type { MyData } from '#shared/myData.ts'
import { useSite } from '../../../site/site.ts'
import { useConsentText } from '../../../forms/useConsentText.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { FactList, type Fact } from '../../../sections/FactList.tsx'
import { Button } from '../../../ui/Button.tsx'
import letter from '../Letter.module.css'
import styles from './MyData.module.css'
import { TokenForm } from '../TokenForm.tsx'

const days = ['since', 'confirmed', 'unsubscribed'] as const

/** Renders the subscription, a form to change its language, and the button to unsubscribe. */
export function StoredSubscription({ subscription, token }: { subscription: MyData['subscription']; token: string }) {
  const { t } = useTranslation(['newsletter/my-data', 'newsletter/unsubscribe'])
  const { language } = useSite()
  const { statement } = useConsentText('newsletter')
  if (!subscription) return <p>{t('subscription.none')}</p>

  const { status, consentVersion: version, wordingDate } = subscription
  const consent =
    version === null
      ? t('subscription.consentNone')
      : wordingDate === null
        ? t('subscription.consentOther', { version })
        : t('subscription.consent', { version, date: formatDate(wordingDate, language) })
  const facts: Fact[] = [
    { term: t('subscription.terms.status'), value: t(`subscription.status.${status}`) },
    {
      term: t('subscription.terms.language'),
      value: (
        <span lang={languageFacts[subscription.language].tag}>{languageFacts[subscription.language].ownName}</span>
      ),
    },
    ...days.flatMap((id) => {
      const day = subscription[id]
      return day === null ? [] : [{ term: t(`subscription.terms.${id}`), value: formatDate(day, language) }]
    }),
    // An unconfirmed subscription has no consent yet; the ticked wording is in the log below.
    ...(status === 'pending' ? [] : [{ term: t('subscription.terms.consent'), value: consent }]),
  ]
  return (
    <>
      <FactList list={facts} />
      {wordingDate !== null && (
        <div className={styles.wording}>
          <div className={letter.consent}>
            <h3>{t('subscription.wordingTitle')}</h3>
            <p>{statement}</p>
          </div>
        </div>
      )}
      {status !== 'unsubscribed' && (
        <div className={styles.action}>
          <TokenForm route="newsletter-my-data" token={token} hidden={{ act: 'language' }}>
            <label className={styles.choice}>
              <span>{t('subscription.languageLabel')}</span>
              <select name="language" defaultValue={subscription.language}>
                {languages.map((id) => (
                  <option key={id} value={id} lang={languageFacts[id].tag}>
                    {languageFacts[id].ownName}
                  </option>
                ))}
              </select>
            </label>
            <Button type="submit" tone="ink">
              {t('subscription.button')}
            </Button>
          </TokenForm>
          <TokenForm route="newsletter-my-data" token={token} hidden={{ act: 'unsubscribe' }}>
            <p>{t('newsletter/unsubscribe:ready.text')}</p>
            <Button type="submit" tone="outline">
              {t('newsletter/unsubscribe:ready.button')}
            </Button>
          </TokenForm>
        </div>
      )}
    </>
  )
}
