import pictures from 'virtual:pictures/contact'
import { useFacts, useFactTags } from '../site/useFacts.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { PageLink } from '../ui/PageLink.tsx'
import type { RouteId } from '#shared/routes/table.ts'
import { deskIds, desks, deskTopics } from '#shared/content/organisation.ts'
import { topicPlace } from '#shared/content/topicPlaces.ts'
import type { Topic } from '#shared/forms/topics.ts'
import { useAddress } from '../site/site.ts'
import { ArrowLink } from './ArrowLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './ContactDesks.module.css'

interface ContactDesksProps {
  /** The page with the form (`#contact-form`) whose topic the rows choose. */
  route?: RouteId
  /** `cards`: portraits of the card's height, and a topic larger than the name. */
  look?: 'rows' | 'cards'
}

/**
 * Renders the contact desks with role and response time; each links to the form with its topic, or to the application. One picture file holds
 * the faces in the order of the desks.
 */
export function ContactDesks({ route = 'contact', look = 'rows' }: ContactDesksProps) {
  const party = useFacts({ desks })
  const { t } = useTranslation(['contact', 'organisation'])
  const address = useAddress()
  const tags = useFactTags()
  const addressOf = (topic: Topic) =>
    topicPlace(topic).route === 'join'
      ? address('join', { query: { topic } })
      : address(route, { query: { topic }, anchor: 'contact-form' })
  return (
    <>
      {party.desks.length > 0 && <h3 className={styles.title}>{t('form.whoAnswers')}</h3>}
      <ul className={styles.desks} data-look={look}>
        {party.desks.map(({ id }) => (
          <li key={id}>
            <Picture of={pictures.desks} cell={deskIds.indexOf(id)} alt="" />
            <div>
              <p className={styles.name} lang={tags[`desk-${id}`]}>
                {t(`organisation:desks.${id}`)}
              </p>
              <PageLink to={addressOf(deskTopics[id])}>{t(`desks.${id}.role`)}</PageLink>
            </div>
            <p className={styles.time} lang={tags[`desk-${id}`]}>
              {t(`desks.${id}.time`)}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.press}>
        <ArrowLink to={address('press')}>{t('form.pressMaterial')}</ArrowLink>
      </p>
    </>
  )
}
