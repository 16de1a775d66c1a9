import { shownWording } from '#shared/consent/shownWording.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { useConsentText } from '../../../forms/useConsentText.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import styles from '../Letter.module.css'
import { Unsubscribed } from '../Unsubscribed.tsx'
import { NewsletterFrame } from '../NewsletterFrame.tsx'
import { TokenForm } from '../TokenForm.tsx'

/** Renders the target of the mailed confirmation link: the consent's wording and one button. */
export default function ConfirmPage() {
  const { t } = useTranslation('newsletter/confirm')
  const { visit, language } = useSite()
  const address = useAddress()
  const { statement } = useConsentText('newsletter')
  const shown = visit?.kind === 'confirmation' ? visit : ({ state: 'invalid' } as const)
  const page = t('title')

  if (shown.state === 'ready')
    return (
      <NewsletterFrame page={page} heading={t('ready.heading')} state="ready">
        <p className={styles.lead}>{t('ready.text', { email: shown.maskedEmail })}</p>
        {shown.isOutdated && (
          <p className={styles.lead} role="status">
            {t('ready.outdated')}
          </p>
        )}
        <TokenForm
          route="newsletter-confirm"
          token={shown.token}
          hidden={{ wording: shownWording('newsletter', language) }}
        >
          <Button type="submit" size="large">
            {t('ready.button')}
            <Icon name="check" />
          </Button>
        </TokenForm>
        <p className={styles.note}>{t('ready.note')}</p>
        <div className={styles.consent}>
          <h2>{t('ready.consentTitle')}</h2>
          <p>{statement}</p>
          <p>
            {t('ready.consentVersion', {
              version: shown.consentVersion,
              date: formatDate(shown.consentDate, language),
            })}
          </p>
        </div>
      </NewsletterFrame>
    )
  if (shown.state === 'done')
    return (
      <NewsletterFrame page={page} heading={t('done.heading')} state="done">
        <p className={styles.lead}>{t('done.text', { email: shown.maskedEmail })}</p>
        <p className={styles.actions}>
          <PageLink to={address('newsletter-my-data')}>{t('seeData')}</PageLink>
        </p>
      </NewsletterFrame>
    )
  if (shown.state === 'subscribed')
    return (
      <NewsletterFrame page={page} heading={t('subscribed.heading')} state="done">
        <p className={styles.lead}>{t('subscribed.text', { email: shown.maskedEmail })}</p>
        <p className={styles.actions}>
          {/* A plain link, because the server must render a page of one visitor's data. */}
          <a href={address('newsletter-unsubscribe', { query: { t: shown.token } })}>{t('subscribed.leave')}</a>
          <PageLink to={address('newsletter-my-data')}>{t('seeData')}</PageLink>
        </p>
      </NewsletterFrame>
    )
  if (shown.state === 'left') return <Unsubscribed page={page} />
  return (
    <NewsletterFrame page={page} heading={t('invalid.heading')} state="invalid">
      <p className={styles.lead}>{t('invalid.text')}</p>
      <p className={styles.actions}>
        <ButtonLink to="#newsletter">{t('invalid.button')}</ButtonLink>
      </p>
    </NewsletterFrame>
  )
}
