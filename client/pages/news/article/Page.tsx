import { formatDate } from '#shared/i18n/format.ts'
import { dayOf } from '#shared/localDay.ts'
import type { NewsArticle } from '#shared/publishing/published.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ItemMarks } from '../../../sections/published/ItemMarks.tsx'
import { ItemPicture } from '../../../sections/published/ItemPicture.tsx'
import { RichText } from '../../../kit/RichText.tsx'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import { ShareLinks } from '../../../sections/ShareLinks.tsx'
import { useAddress, useSite } from '../../../site/site.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { Mark } from '../../../ui/Logo.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import styles from './ArticlePage.module.css'

/** Renders a piece of news: the title as a poster, the text, its tags, and its neighbours. */
export default function ArticlePage() {
  const { t } = useTranslation(['news/article', 'common'])
  const { content, language } = useSite()
  const address = useAddress()
  const article = content?.article
  if (!article) return null
  const { title, lead, lang, state, date, changed, body, tags, picture, isPressRelease } = article
  // A correction on the day of the news is not worth a line.
  const changedOn = changed && dayOf(Date.parse(changed))
  return (
    <article>
      <header className={styles.head}>
        <div className={styles.words}>
          <Breadcrumbs
            trail={[
              { label: t('common:home'), to: address(homeRoute) },
              { label: t('common:news'), to: address('news') },
              { label: title, lang },
            ]}
          />
          <h1 lang={lang}>{title}</h1>
          <p className={styles.facts}>
            <time dateTime={date}>{formatDate(date, language)}</time>
            {isPressRelease && <span className={styles.press}>{t('press')}</span>}
            <ItemMarks lang={lang} state={state} />
          </p>
        </div>
        {picture ? <ItemPicture of={picture} className={styles.picture} lang={lang} /> : <Mark />}
      </header>
      <div className={styles.body}>
        <div className={styles.text}>
          <p className={styles.lead} lang={lang}>
            {lead}
          </p>
          <RichText of={body} lang={lang} />
        </div>
        <aside className={styles.aside}>
          {tags.length > 0 && (
            <nav aria-label={t('tags')}>
              <ul>
                {tags.map(({ id, name, lang: tagLang }) => (
                  <li key={id}>
                    <PageLink to={address('news', { query: { tag: id } })} lang={tagLang}>
                      {name}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {changedOn && changedOn > date && (
            <p className={styles.changed}>{t('changed', { date: formatDate(changedOn, language) })}</p>
          )}
          <ShareLinks title={title} description={lead} />
        </aside>
      </div>
      <Neighbours of={article} />
    </article>
  )
}

/** Renders the links to the newer and the older item as joined fields, and to all news. */
function Neighbours({ of: { newer, older } }: { of: NewsArticle }) {
  const { t } = useTranslation('news/article')
  const address = useAddress()
  const beside = [
    { name: t('newer'), item: newer },
    { name: t('older'), item: older },
  ]
  return (
    <nav className={styles.neighbours} aria-label={t('others')}>
      {beside.map(
        ({ name, item }) =>
          item && (
            <PageLink
              key={name}
              className={styles.neighbour}
              to={address('news-article', { params: { slug: item.slug } })}
            >
              <small>{name}</small>
              <span lang={item.lang}>{item.title}</span>
            </PageLink>
          ),
      )}
      <p>
        <ArrowLink to={address('news')}>{t('all')}</ArrowLink>
      </p>
    </nav>
  )
}
