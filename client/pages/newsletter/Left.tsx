import { useAddress } from '../../app/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './Letter.module.css'
import { LetterFrame } from './LetterFrame.tsx'

/** Says that the newsletter comes no more, and how to come back. `page` is the page's name in the breadcrumb. */
export function Left({ page }: { page: string }) {
  const { t } = useTranslation('newsletter')
  const address = useAddress()
  return (
    <LetterFrame page={page} heading={t('unsubscribe.done.heading')} state="done">
      <p className={styles.lead}>{t('unsubscribe.done.text')}</p>
      <p className={styles.actions}>
        <ButtonLink tone="ink" to="#newsletter">
          {t('unsubscribe.done.button')}
        </ButtonLink>
        <PageLink to={address('newsletter-my-data')}>{t('seeData')}</PageLink>
      </p>
    </LetterFrame>
  )
}
