import { isOneDay, longDateOf, offsetOf, timeOf } from '#shared/i18n/eventDates.ts'
import type { EventDetails } from '#shared/publishing/published.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { DateBlock } from '../../../sections/published/DateBlock.tsx'
import { ItemMarks } from '../../../sections/published/ItemMarks.tsx'
import { ItemPicture } from '../../../sections/published/ItemPicture.tsx'
import { RichText } from '../../../kit/RichText.tsx'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import { ShareLinks } from '../../../sections/ShareLinks.tsx'
import { useAddress, useSite } from '../../../site/site.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import styles from './EventPage.module.css'
import { EventVisitors } from './EventVisitors.tsx'

/** Renders an event: its date as a sheet of a calendar, when and where, and what it is about. */
export default function EventPage() {
  const { t } = useTranslation(['events/event', 'common'])
  const { content, language, visit } = useSite()
  const address = useAddress()
  const event = content?.event
  if (!event) return null
  const { slug, title, lead, lang, picture, state, starts, isPast, online, body, takesVisitors } = event
  return (
    <article>
      <header className={styles.head}>
        <DateBlock of={starts} isLarge />
        <div className={styles.words}>
          <Breadcrumbs
            trail={[
              { label: t('common:home'), to: address(homeRoute) },
              { label: t('common:events'), to: address('events') },
              { label: title, lang },
            ]}
          />
          <h1 lang={lang}>{title}</h1>
          <p className={styles.lead} lang={lang}>
            {lead}
          </p>
          <p className={styles.marks}>
            {isPast && <strong>{t('over')}</strong>}
            <ItemMarks lang={lang} state={state} />
          </p>
        </div>
      </header>
      <div className={styles.body}>
        <section className={styles.facts} aria-labelledby="facts">
          <h2 id="facts">{t('facts')}</h2>
          <EventFacts of={event} />
          <div className={styles.actions}>
            {!isPast && (
              // A plain link: the server writes the file.
              <ButtonLink tone="ink" to={`/events/${slug}.ics?lng=${language}`} download={`${slug}.ics`}>
                {t('calendar')}
              </ButtonLink>
            )}
            {online && (
              <ButtonLink tone="outline" to={online} isOutgoing>
                {t('watch')}
              </ButtonLink>
            )}
          </div>
        </section>
        <div>
          <ItemPicture of={picture} className={styles.picture} lang={lang} />
          {body.length > 0 && <RichText of={body} lang={lang} />}
          <div className={styles.share}>
            <ShareLinks title={title} description={lead} />
          </div>
          <ArrowLink to={address('events')}>{t('all')}</ArrowLink>
        </div>
      </div>
      {/* A refused form shows what was typed, after the end of the event too. */}
      {((takesVisitors && !isPast) || (visit?.kind === 'form' && visit.form === 'attend')) && <EventVisitors />}
    </article>
  )
}

/** Renders when and where an event is. */
function EventFacts({ of: event }: { of: EventDetails }) {
  const { t } = useTranslation('events/event')
  const { language } = useSite()
  const { starts, place, area, online, lang } = event
  return (
    <dl>
      {isOneDay(event) && (
        <div>
          <dt>{t('day')}</dt>
          <dd>
            <time dateTime={starts.slice(0, 10)}>{longDateOf(starts, language)}</time>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('time')}</dt>
        <dd>
          <time dateTime={starts}>{timeOf(event, language)}</time>
          <small>{t('zone', { offset: offsetOf(starts) })}</small>
        </dd>
      </div>
      {place && (
        <div>
          <dt>{t('place')}</dt>
          <dd lang={lang}>{place}</dd>
        </div>
      )}
      {area && (
        <div>
          <dt>{t('municipality')}</dt>
          <dd lang={area.lang}>{area.name}</dd>
        </div>
      )}
      {online && (
        <div>
          <dt>{t('online')}</dt>
          <dd>{new URL(online).host}</dd>
        </div>
      )}
    </dl>
  )
}
