import { formatDate, formatMoment } from '#shared/i18n/format.ts'
import type { NewsSummary } from '#shared/publishing/published.ts'
import type { RouteId } from '#shared/routes/table.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import { useAddress, useSite } from '../../site/site.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './HomePublished.module.css'

interface Column {
  title: string
  all: string
  list: RouteId
  page: RouteId
  items: readonly (Pick<NewsSummary, 'slug' | 'title' | 'lang' | 'state'> & {
    at: string
    place?: string | undefined
  })[]
}

/** Renders the latest news and the next events, or nothing if there are none. */
export function HomePublished() {
  const { t } = useTranslation('home')
  const { content, language } = useSite()
  const address = useAddress()
  const columns: readonly Column[] = [
    {
      title: t('published.news'),
      all: t('published.allNews'),
      list: 'news',
      page: 'news-article',
      items: (content?.latestNews ?? []).map(({ date, ...item }) => ({ ...item, at: date })),
    },
    {
      title: t('published.events'),
      all: t('published.allEvents'),
      list: 'events',
      page: 'events-event',
      items: (content?.nextEvents ?? []).map(({ starts, ...item }) => ({ ...item, at: starts })),
    },
  ]
  const shown = columns.filter(({ items }) => items.length > 0)
  if (shown.length === 0) return null
  return (
    <div className={styles.columns}>
      {shown.map(({ title, all, list, page, items }) => (
        <section key={list} className={styles.column} data-list={list} aria-labelledby={`${list}-title`}>
          <h2 id={`${list}-title`}>{title}</h2>
          <ul>
            {items.map(({ slug, title: name, lang, at, place, state }) => (
              <li key={slug} data-draft={state}>
                <time dateTime={at}>{at.length > 10 ? formatMoment(at, language) : formatDate(at, language)}</time>
                <h3 lang={lang}>
                  <PageLink to={address(page, { params: { slug } })}>{name}</PageLink>
                </h3>
                {place && <p lang={lang}>{place}</p>}
              </li>
            ))}
          </ul>
          <ArrowLink to={address(list)}>{all}</ArrowLink>
        </section>
      ))}
    </div>
  )
}
