import { dayNumberOf, monthNameOf } from '#shared/i18n/eventDates.ts'
import { formatDate } from '#shared/i18n/format.ts'
import type { NewsList, NewsSummary } from '#shared/publishing/published.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Pagination } from '../../kit/Pagination.tsx'
import { ItemMarks } from '../../sections/published/ItemMarks.tsx'
import { ItemPicture } from '../../sections/published/ItemPicture.tsx'
import { NothingYet } from '../../sections/published/NothingYet.tsx'
import { FilterLinks } from '../../sections/FilterLinks.tsx'
import { useAddress, useSite, useSiteProgramme } from '../../site/site.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './NewsPage.module.css'

/** The most tags in the filter. */
const mostTags = 12

/** Renders the list of news: the newest as a poster, the others as rows. */
export default function NewsPage() {
  const { t } = useTranslation(['news', 'common'])
  const { content } = useSite()
  const address = useAddress()
  const hasCost = useSiteProgramme()
  const list = content?.newsList
  if (!list) return null
  const { items, total, page, pages, year, tag, years, tags } = list
  const isWhole = year === undefined && tag === undefined
  const front = isWhole && page === 1 ? items[0] : undefined
  const rows = front ? items.slice(1) : items
  const hasFilter = years.length > 1 || tags.length > 0 || tag !== undefined
  const query = { year: year === undefined ? undefined : String(year), tag: tag?.id }
  return (
    <>
      <header className={styles.head}>
        <Breadcrumbs trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('title') }]} />
        <h1>{isWhole ? t('heading') : t('filtered', { filter: [tag?.name, year].filter(Boolean).join(', ') })}</h1>
        <p>{t('lead')}</p>
      </header>
      {front && <FrontNews of={front} />}
      {/* A single piece of news without a topic is the poster alone. */}
      {(!front || rows.length > 0 || hasFilter) && (
        <div className={styles.body}>
          {isWhole && total === 0 && !front ? (
            <NothingYet
              heading={t('none.heading')}
              text={hasCost ? `${t('none.text')} ${t('ofProgramme')}` : t('none.text')}
              poster="news"
            >
              <ButtonLink size="large" to={address('programme')}>
                {t('none.programme')}
              </ButtonLink>
            </NothingYet>
          ) : (
            <>
              {hasFilter && <NewsFilter of={list} />}
              <div className={styles.list}>
                {items.length === 0 && (
                  <NothingYet heading={t('noneFound.heading')} text={t('noneFound.text')}>
                    <ButtonLink tone="paper" to={address('news')}>
                      {t('noneFound.all')}
                    </ButtonLink>
                  </NothingYet>
                )}
                {rows.length > 0 && (
                  <ol>
                    {rows.map((item) => (
                      <NewsRow key={item.slug} of={item} />
                    ))}
                  </ol>
                )}
                <Pagination
                  label={t('pages')}
                  page={page}
                  pages={pages}
                  addressOf={(to) => address('news', { query: { ...query, page: to === 1 ? undefined : String(to) } })}
                />
              </div>
            </>
          )}
        </div>
      )}
    </>
  )
}

/** Renders the newest item as a poster: its day rises from the lower edge. */
function FrontNews({ of: { slug, title, lead, lang, date, picture, state } }: { of: NewsSummary }) {
  const { t } = useTranslation('news')
  const { language } = useSite()
  const address = useAddress()
  return (
    <article className={styles.front}>
      <div className={styles.words}>
        <p className={styles.kicker}>
          <span>{t('newest')}</span>
          <time dateTime={date}>{formatDate(date, language)}</time>
        </p>
        <h2 lang={lang}>
          <PageLink to={address('news-article', { params: { slug } })}>{title}</PageLink>
        </h2>
        <p className={styles.lead} lang={lang}>
          {lead}
        </p>
        <ItemMarks lang={lang} state={state} />
      </div>
      <ItemPicture of={picture} className={styles.picture} lang={lang} />
      <p className={styles.sun} aria-hidden="true">
        <span>{dayNumberOf(date)}</span>
        <span>{monthNameOf(date, language)}</span>
      </p>
    </article>
  )
}

/** Renders the years and tags with news as links; each keeps the other choice. */
function NewsFilter({ of: { years, tags, year, tag, total } }: { of: NewsList }) {
  const { t } = useTranslation('news')
  const address = useAddress()
  const to = (query: { year?: string | undefined; tag?: string | undefined }) =>
    address('news', { query: { ...query } })
  const shownYear = year === undefined ? undefined : (`${year}` as const)
  // A count is that of all news, so it holds while the other filter is open.
  const count = (number: number, isOther: boolean) => (isOther ? undefined : number)
  const everything = years.reduce((sum, one) => sum + one.count, 0) || total
  const first = tags.slice(0, mostTags)
  const shownTags =
    tag && !first.some(({ id }) => id === tag.id) ? [...first, ...tags.filter(({ id }) => id === tag.id)] : first
  return (
    <div className={styles.filter}>
      {years.length > 1 && (
        <FilterLinks
          label={t('years')}
          options={[
            {
              key: '',
              name: t('allYears'),
              count: count(everything, tag !== undefined),
              to: to({ tag: tag?.id }),
              isShown: year === undefined,
            },
            ...years.map((one) => ({
              key: String(one.year),
              name: String(one.year),
              count: count(one.count, tag !== undefined),
              to: to({ year: `${one.year}`, tag: tag?.id }),
              isShown: one.year === year,
            })),
          ]}
        />
      )}
      {shownTags.length > 0 && (
        <FilterLinks
          label={t('tags')}
          options={[
            { key: '', name: t('allTags'), to: to({ year: shownYear }), isShown: tag === undefined },
            ...shownTags.map((one) => ({
              key: one.id,
              name: one.name,
              ...(one.lang && { lang: one.lang }),
              count: count(one.count, year !== undefined),
              to: to({ year: shownYear, tag: one.id }),
              isShown: one.id === tag?.id,
            })),
          ]}
        />
      )}
    </div>
  )
}

function NewsRow({ of: { slug, title, lead, lang, date, tags, picture, state } }: { of: NewsSummary }) {
  const { language } = useSite()
  const address = useAddress()
  return (
    <li className={styles.row}>
      <time dateTime={date}>{formatDate(date, language)}</time>
      <div>
        <h2 lang={lang}>
          <PageLink to={address('news-article', { params: { slug } })}>{title}</PageLink>
        </h2>
        <p lang={lang}>{lead}</p>
        <p className={styles.marks}>
          <ItemMarks lang={lang} state={state} />
          {tags.map(({ id, name, lang: tagLang }) => (
            <PageLink key={id} to={address('news', { query: { tag: id } })} lang={tagLang}>
              {name}
            </PageLink>
          ))}
        </p>
      </div>
      <ItemPicture of={picture} className={styles.picture} lang={lang} />
    </li>
  )
}
