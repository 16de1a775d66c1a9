import { messagingGroup } from '#shared/content/networks.ts'
import { useAddress } from '../../site/site.ts'
import { useFacts } from '../../site/useFacts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Reveal } from '../../sections/Reveal.tsx'
import styles from './HomeGroup.module.css'

/** The order of the sample conversation; the middle bubble is the reader's own. */
const bubbles = ['ask', 'answer', 'thanks'] as const

/** Renders the invitation to the messaging group, with another way to join without the app. */
export function HomeGroup() {
  const { group } = useFacts({ group: messagingGroup })
  const { t } = useTranslation('home')
  const address = useAddress()
  if (!group) return null
  const { app, url, messagesPerWeek } = group
  return (
    <section className={styles.section} id="group" aria-labelledby="group-title">
      <div className={styles.words}>
        <h2 id="group-title">{t('group.title')}</h2>
        <p className={styles.lead}>{t('group.lead')}</p>
        <ul className={styles.notes}>
          <li>{t('group.frequency', { count: messagesPerWeek })}</li>
          <li>{t('group.privacy')}</li>
        </ul>
        <div className={styles.actions}>
          <ButtonLink tone="ink" size="large" to={url} isOutgoing>
            {t('group.button', { app })}
            <Icon name="arrow" />
          </ButtonLink>
          <ButtonLink tone="outline" size="large" to={address('contact', { anchor: 'write' })}>
            {t('group.write', { app })}
          </ButtonLink>
        </div>
      </div>
      <Reveal as="figure" className={styles.chat} pace="grand">
        {bubbles.map((bubble) => (
          <p key={bubble} data-voice={bubble === 'answer' ? 'own' : 'other'}>
            {t(`group.talk.${bubble}`)}
          </p>
        ))}
        <figcaption>{t('group.talk.caption')}</figcaption>
      </Reveal>
    </section>
  )
}
