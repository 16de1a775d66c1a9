import { useTranslation } from '../../../i18n/useTranslation.ts'
import { organisation } from '#shared/content/organisation.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import styles from '../Letter.module.css'
import { Left } from '../Left.tsx'
import { LetterFrame } from '../LetterFrame.tsx'
import { PostForm } from '../PostForm.tsx'

/** Renders the page to unsubscribe: one button, no reason, no password. */
export default function UnsubscribePage() {
  const { t } = useTranslation('newsletter/unsubscribe')
  const { visit } = useSite()
  const address = useAddress()
  const shown = visit?.kind === 'unsubscription' ? visit : ({ state: 'invalid' } as const)
  const page = t('title')

  if (shown.state === 'ready')
    return (
      <LetterFrame page={page} heading={t('ready.heading')} state="ready" picture="letterBox">
        <p className={styles.lead}>{t('ready.text')}</p>
        <PostForm route="newsletter-unsubscribe" token={shown.token}>
          <Button type="submit" size="large">
            {t('ready.button')}
          </Button>
        </PostForm>
      </LetterFrame>
    )
  if (shown.state === 'done') return <Left page={page} />
  return (
    <LetterFrame page={page} heading={t('invalid.heading')} state="invalid" picture="torn">
      <p className={styles.lead}>{t('invalid.text', { email: organisation.email })}</p>
      <p className={styles.actions}>
        <ButtonLink to={address('contact', { anchor: 'write' })}>{t('invalid.button')}</ButtonLink>
      </p>
    </LetterFrame>
  )
}
