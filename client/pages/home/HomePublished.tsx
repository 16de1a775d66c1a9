import { formatDate, formatSpan } from '#shared/i18n/format.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ArrowLink } from '../../sections/ArrowLink.tsx'
import '../../ui/photograph.css'
import { useAddress, useSite } from '../../site/site.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './HomePublished.module.css'

/** Renders the latest news and the next events; a list without items is left out. */
export function HomePublished() {
  const { t } = useTranslation('home')
  const { content: { latestNews, nextEvents } = {}, language } = useSite()
  const address = useAddress()
  const lists = [
    ['news', latestNews, 'news-article'],
    ['events', nextEvents, 'events-event'],
  ] as const
  return (
    (latestNews || nextEvents) && (
      <div className={styles.columns}>
        {lists.map(
          ([list, items, page]) =>
            items && (
              <section key={list} data-list={list}>
                <h2>{t(`published.${list}`)}</h2>
                <ul>
                  {items.map((item) => (
                    <li key={item.slug} data-draft={item.state}>
                      <p>{'date' in item ? formatDate(item.date, language) : formatSpan(item, language)}</p>
                      <h3 lang={item.lang}>
                        <PageLink to={address(page, { params: { slug: item.slug } })}>{item.title}</PageLink>
                      </h3>
                      {item.picture && (
                        <div
                          lang={item.lang}
                          className={styles.picture}
                          dangerouslySetInnerHTML={{ __html: item.picture }}
                        />
                      )}
                    </li>
                  ))}
                </ul>
                <ArrowLink to={address(list)}>{t(`published.all.${list}`)}</ArrowLink>
              </section>
            ),
        )}
      </div>
    )
  )
}
