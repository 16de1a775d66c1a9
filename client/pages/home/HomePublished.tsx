import { formatDate, formatMoment } from '#shared/i18n/format.ts'
import type { EventSummary, NewsSummary } from '#shared/publishing/published.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { useAddress, useSite } from '../../site/site.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './HomePublished.module.css'

/** Renders the latest news and the next events; a list without items is left out. */
export function HomePublished() {
  const { content } = useSite()
  const { latestNews, nextEvents } = content ?? {}
  return (
    (latestNews || nextEvents) && (
      <div className={styles.columns}>
        {latestNews && <Column list="news" items={latestNews} />}
        {nextEvents && <Column list="events" items={nextEvents} />}
      </div>
    )
  )
}

interface ColumnProps {
  list: 'news' | 'events'
  items: readonly (NewsSummary | EventSummary)[]
}

function Column({ list, items }: ColumnProps) {
  const { t } = useTranslation('home')
  const { language } = useSite()
  const address = useAddress()
  const title = `${list}-title`
  return (
    <section data-list={list} aria-labelledby={title}>
      <h2 id={title}>{t(`published.${list}`)}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.slug} data-draft={item.state}>
            <p>{'date' in item ? formatDate(item.date, language) : formatMoment(item.starts, language)}</p>
            <h3 lang={item.lang}>
              <PageLink
                to={address(list === 'news' ? 'news-article' : 'events-event', { params: { slug: item.slug } })}
              >
                {item.title}
              </PageLink>
            </h3>
          </li>
        ))}
      </ul>
      <ArrowLink to={address(list)}>{t(`published.all.${list}`)}</ArrowLink>
    </section>
  )
}
