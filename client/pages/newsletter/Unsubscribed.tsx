import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './Letter.module.css'
import { NewsletterFrame } from './NewsletterFrame.tsx'

/**
 * Renders that the subscription has ended and can be renewed.
 * @param page the page's name in the breadcrumbs
 */
export function Unsubscribed({ page }: { page: string }) {
  const { t } = useTranslation(['newsletter/unsubscribe', 'newsletter/confirm'])
  const address = useAddress()
  return (
    <NewsletterFrame page={page} heading={t('done.heading')} state="done">
      <p className={styles.lead}>{t('done.text')}</p>
      <p className={styles.actions}>
        <ButtonLink tone="ink" to="#newsletter">
          {t('done.button')}
        </ButtonLink>
        <PageLink to={address('newsletter-my-data')}>{t('newsletter/confirm:seeData')}</PageLink>
      </p>
    </NewsletterFrame>
  )
}
