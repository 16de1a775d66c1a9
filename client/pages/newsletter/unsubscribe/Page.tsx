import { reach } from '#shared/content/organisation.ts'
import { useFacts } from '../../../site/useFacts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import styles from '../Letter.module.css'
import { Unsubscribed } from '../Unsubscribed.tsx'
import { NewsletterFrame } from '../NewsletterFrame.tsx'
import { TokenForm } from '../TokenForm.tsx'

/** Renders the page to unsubscribe: one button, no reason, no password. */
export default function UnsubscribePage() {
  const party = useFacts(reach)
  const { t } = useTranslation('newsletter/unsubscribe')
  const { visit } = useSite()
  const address = useAddress()
  const shown = visit?.kind === 'unsubscription' ? visit : ({ state: 'invalid' } as const)
  const page = t('title')

  if (shown.state === 'ready')
    return (
      <NewsletterFrame page={page} heading={t('ready.heading')} state="ready" picture="letterBox">
        <p className={styles.lead}>{t('ready.text')}</p>
        <TokenForm route="newsletter-unsubscribe" token={shown.token}>
          <Button type="submit" size="large">
            {t('ready.button')}
          </Button>
        </TokenForm>
      </NewsletterFrame>
    )
  if (shown.state === 'done') return <Unsubscribed page={page} />
  return (
    <NewsletterFrame page={page} heading={t('invalid.heading')} state="invalid" picture="torn">
      <p className={styles.lead}>{t('invalid.text', { email: party.email })}</p>
      <p className={styles.actions}>
        <ButtonLink to={address('contact', { anchor: 'write' })}>{t('invalid.button')}</ButtonLink>
      </p>
    </NewsletterFrame>
  )
}
