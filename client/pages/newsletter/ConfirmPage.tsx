import { shownWording } from '#shared/consent/shownWording.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../app/site.ts'
import { useConsentText } from '../../forms/useConsentText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './Letter.module.css'
import { Left } from './Left.tsx'
import { LetterFrame } from './LetterFrame.tsx'
import { PostForm } from './PostForm.tsx'

/** Where the mailed link leads: the full wording and one button. */
export default function ConfirmPage() {
  const { t } = useTranslation('newsletter')
  const { visit, language } = useSite()
  const address = useAddress()
  const { statement } = useConsentText('newsletter')
  const shown = visit?.kind === 'confirmation' ? visit : ({ state: 'invalid' } as const)
  const page = t('confirm.title')

  if (shown.state === 'ready')
    return (
      <LetterFrame page={page} heading={t('confirm.ready.heading')} state="ready">
        <p className={styles.lead}>{t('confirm.ready.text', { email: shown.maskedEmail })}</p>
        {shown.isOutdated && (
          <p className={styles.lead} role="status">
            {t('confirm.ready.outdated')}
          </p>
        )}
        <PostForm
          route="newsletter-confirm"
          token={shown.token}
          hidden={{ wording: shownWording('newsletter', language) }}
        >
          <Button type="submit" size="large">
            {t('confirm.ready.button')}
            <Icon name="check" />
          </Button>
        </PostForm>
        <p className={styles.note}>{t('confirm.ready.note')}</p>
        <div className={styles.consent}>
          <h2>{t('confirm.ready.consentTitle')}</h2>
          <p>{statement}</p>
          <p>
            {t('confirm.ready.consentVersion', {
              version: shown.consentVersion,
              date: formatDate(shown.consentDate, language),
            })}
          </p>
        </div>
      </LetterFrame>
    )
  if (shown.state === 'done')
    return (
      <LetterFrame page={page} heading={t('confirm.done.heading')} state="done">
        <p className={styles.lead}>{t('confirm.done.text', { email: shown.maskedEmail })}</p>
        <p className={styles.actions}>
          <PageLink to={address('newsletter-my-data')}>{t('seeData')}</PageLink>
        </p>
      </LetterFrame>
    )
  if (shown.state === 'subscribed')
    return (
      <LetterFrame page={page} heading={t('confirm.subscribed.heading')} state="done">
        <p className={styles.lead}>{t('confirm.subscribed.text', { email: shown.maskedEmail })}</p>
        <p className={styles.actions}>
          {/* The server must be asked for a page that is one visitor's own. */}
          <a href={address('newsletter-unsubscribe', { query: { t: shown.token } })}>{t('confirm.subscribed.leave')}</a>
          <PageLink to={address('newsletter-my-data')}>{t('seeData')}</PageLink>
        </p>
      </LetterFrame>
    )
  if (shown.state === 'left') return <Left page={page} />
  return (
    <LetterFrame page={page} heading={t('confirm.invalid.heading')} state="invalid">
      <p className={styles.lead}>{t('confirm.invalid.text')}</p>
      <p className={styles.actions}>
        <ButtonLink to="#newsletter">{t('confirm.invalid.button')}</ButtonLink>
      </p>
    </LetterFrame>
  )
}
