import { useAddress } from '../../app/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './Letter.module.css'
import { LetterFrame } from './LetterFrame.tsx'

/** Says that the newsletter comes no more, and how to come back. `page` is the page's name in the breadcrumb. */
export function Left({ page }: { page: string }) {
  const { t } = useTranslation(['newsletter/unsubscribe', 'newsletter/confirm'])
  const address = useAddress()
  return (
    <LetterFrame page={page} heading={t('done.heading')} state="done">
      <p className={styles.lead}>{t('done.text')}</p>
      <p className={styles.actions}>
        <ButtonLink tone="ink" to="#newsletter">
          {t('done.button')}
        </ButtonLink>
        <PageLink to={address('newsletter-my-data')}>{t('newsletter/confirm:seeData')}</PageLink>
      </p>
    </LetterFrame>
  )
}
