import type { EventDetails } from '#shared/publishing/published.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useAddress } from '../../../site/site.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import styles from './EventVisitors.module.css'

/** Renders the invitation to say that one comes. */
export function EventVisitors({ of: { slug } }: { of: EventDetails }) {
  const { t } = useTranslation('events/event')
  const address = useAddress()
  return (
    <section className={styles.visitors} id="visitors" aria-labelledby="visitors-title" data-event={slug}>
      <div>
        <h2 id="visitors-title">{t('visitors.heading')}</h2>
        <p>{t('visitors.text')}</p>
      </div>
      <ButtonLink tone="paper" size="large" to={address('contact', { anchor: 'write' })}>
        {t('visitors.button')}
      </ButtonLink>
    </section>
  )
}
