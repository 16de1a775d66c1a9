import { answers } from '#shared/content/organisation.ts'
import { timeOf } from '#shared/i18n/eventDates.ts'
import { formatMonth } from '#shared/i18n/format.ts'
import type { EventList, EventSummary } from '#shared/publishing/published.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Pagination } from '../../kit/Pagination.tsx'
import { DateBlock } from '../../sections/published/DateBlock.tsx'
import { ItemMarks } from '../../sections/published/ItemMarks.tsx'
import { ItemPicture } from '../../sections/published/ItemPicture.tsx'
import { NothingYet } from '../../sections/published/NothingYet.tsx'
import { FilterLinks } from '../../sections/FilterLinks.tsx'
import { useAddress, useSite, useSiteProgramme } from '../../site/site.ts'
import { useFacts } from '../../site/useFacts.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './EventsPage.module.css'

/** Renders the calendar: the next event as a poster, then a sheet for each month. */
export default function EventsPage() {
  const { t } = useTranslation(['events', 'common'])
  const { content, language } = useSite()
  const address = useAddress()
  const hasProgramme = useSiteProgramme()
  const list = content?.eventList
  if (!list) return null
  const { items, page, pages, isPast, municipality } = list
  const [first, ...others] = items
  const next = !isPast && municipality === undefined && page === 1 ? first : undefined
  const months = Map.groupBy(next ? others : items, ({ starts }) => starts.slice(0, 7))
  const query = { when: isPast ? 'past' : undefined, municipality }
  return (
    <>
      <header className={styles.head}>
        <Breadcrumbs trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('title') }]} />
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
      </header>
      {next && <NextEvent of={next} />}
      <div className={styles.body}>
        {items.length === 0 ? <NoEvents of={list} /> : <EventFilter of={list} />}
        {[...months].map(([month, events]) => (
          <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
            <h2 id={`month-${month}`}>{formatMonth(month, language)}</h2>
            <ol>
              {events.map((event) => (
                <EventRow key={event.slug} of={event} />
              ))}
            </ol>
          </section>
        ))}
        <Pagination
          label={t('pages')}
          page={page}
          pages={pages}
          addressOf={(to) => address('events', { query: { ...query, page: to === 1 ? undefined : String(to) } })}
        />
        {!isPast && items.length > 0 && (
          <p className={styles.calendar}>
            <a href={`/events.ics?lng=${language}`}>{t('calendar')}</a>
          </p>
        )}
        {items.length === 0 && <EventFilter of={list} />}
        {hasProgramme && <p className={styles.proposal}>{t('ofProgramme')}</p>}
      </div>
    </>
  )
}

/** Renders what an empty list says. */
function NoEvents({ of: { isPast, municipality } }: { of: EventList }) {
  const { t } = useTranslation('events')
  const party = useFacts(answers)
  const address = useAddress()
  if (municipality !== undefined)
    return (
      <NothingYet heading={t('noneFound.heading')} text={t('noneFound.text')}>
        <ButtonLink tone="paper" to={address('events', { query: { when: isPast ? 'past' : undefined } })}>
          {t('noneFound.all')}
        </ButtonLink>
      </NothingYet>
    )
  if (isPast)
    return (
      <NothingYet heading={t('nonePast.heading')} text={t('nonePast.text')} poster="events">
        <ButtonLink tone="paper" to={address('events')}>
          {t('coming')}
        </ButtonLink>
      </NothingYet>
    )
  return (
    <NothingYet heading={t('none.heading')} text={t('none.text', { count: party.replyWorkingDays })} poster="events">
      <ButtonLink tone="paper" size="large" to={address('contact', { anchor: 'write' })}>
        {t('none.action')}
      </ButtonLink>
    </NothingYet>
  )
}

/** Renders the choice between coming and past events, and the municipalities that have some. */
function EventFilter({ of: { isPast, municipality, municipalities: found } }: { of: EventList }) {
  const { t } = useTranslation('events')
  const address = useAddress()
  const when = isPast ? 'past' : undefined
  return (
    <div className={styles.filter}>
      <FilterLinks
        label={t('when')}
        options={[
          { key: 'coming', name: t('coming'), to: address('events'), isShown: !isPast },
          { key: 'past', name: t('past'), to: address('events', { query: { when: 'past' } }), isShown: isPast },
        ]}
      />
      {found.length > 1 && (
        <FilterLinks
          label={t('municipalities')}
          options={[
            {
              key: '',
              name: t('allMunicipalities'),
              to: address('events', { query: { when } }),
              isShown: municipality === undefined,
            },
            ...found.map(({ id, count, name, lang }) => ({
              key: id,
              name,
              lang,
              count,
              to: address('events', { query: { when, municipality: id } }),
              isShown: id === municipality,
            })),
          ]}
        />
      )}
    </div>
  )
}

/** Renders the place of an event on one line. */
function Place({ of: { place, area, lang } }: { of: EventSummary }) {
  return (
    <>
      {place && <span lang={lang}>{place}</span>}
      {area && !place?.includes(area.name) && <span lang={area.lang}>{area.name}</span>}
    </>
  )
}

/** Renders the next event as a poster: its date fills half of the field. */
function NextEvent({ of: event }: { of: EventSummary }) {
  const { t } = useTranslation('events')
  const { language } = useSite()
  const address = useAddress()
  const { slug, title, lead, lang, picture, state, starts } = event
  return (
    <article className={styles.next}>
      <DateBlock of={starts} isLarge />
      <div className={styles.words}>
        <p className={styles.kicker}>{t('next')}</p>
        <h2 lang={lang}>
          <PageLink to={address('events-event', { params: { slug } })}>{title}</PageLink>
        </h2>
        <p className={styles.facts}>
          <time dateTime={starts}>{timeOf(event, language)}</time>
          <Place of={event} />
        </p>
        <p lang={lang}>{lead}</p>
        <ItemMarks lang={lang} state={state} />
      </div>
      <ItemPicture of={picture} className={styles.picture} lang={lang} />
    </article>
  )
}

function EventRow({ of: event }: { of: EventSummary }) {
  const { language } = useSite()
  const address = useAddress()
  const { slug, title, lead, lang, picture, state, starts } = event
  return (
    <li className={styles.row}>
      <DateBlock of={starts} />
      <div>
        <h3 lang={lang}>
          <PageLink to={address('events-event', { params: { slug } })}>{title}</PageLink>
        </h3>
        <p className={styles.facts}>
          <time dateTime={starts}>{timeOf(event, language)}</time>
          <Place of={event} />
        </p>
        <p lang={lang}>{lead}</p>
        <ItemMarks lang={lang} state={state} />
      </div>
      <ItemPicture of={picture} className={styles.picture} lang={lang} />
    </li>
  )
}
