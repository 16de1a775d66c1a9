import { useId, type ReactNode } from 'react'
import type { PageQuery } from '#shared/routes/query.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useMainLinks } from '../../site/mainLinks.ts'
import { useServerMarkup } from '../../site/serverMarkup.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Pagination } from '../../kit/Pagination.tsx'
import { ChapterLinks } from '../../sections/ChapterLinks.tsx'
import { SearchForm } from '../../sections/SearchForm.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { ServerMarkup } from '../../ui/ServerMarkup.tsx'
import { useMarkupLinks } from '../../ui/useMarkupLinks.ts'
import cards from './SearchCards.module.css'
import kinds from './SearchKinds.module.css'
import styles from './SearchResultPage.module.css'
import type { FoundPages } from './siteIndex.ts'

/** The most results that leave room for other ways through the site. */
const few = 3

/** The id of the element with the server's markup. */
const cardsId = 'results'

/** The index holds the words of all pages in all languages, so the browser does not load it. */
const server = import.meta.env.SSR && {
  ...(await import('./siteIndex.ts')),
  ...(await import('./SearchCards.tsx')),
  ...(await import('./SearchKinds.tsx')),
}

/** Returns the counts of the results. The server searches; the browser reads the server's markup. */
const useFound: () => FoundPages = server
  ? () => server.findPages(useSite())
  : () => {
      const markup = useServerMarkup('language', cardsId)
      const [hits = 0, page = 1, pages = 1] = (/data-found="([\d ]+)"/.exec(markup)?.[1] ?? '').split(' ').map(Number)
      return { hits, page, pages }
    }

/** Renders the search page: a form and the results. The form loads a new document, also with script. */
export default function SearchResultPage() {
  const { t } = useTranslation('search')
  const { q } = useSite().query
  if (q !== undefined) return <Results q={q} />
  return (
    <>
      <Head title={t('heading')} lead={t('lead')} ground="poster" />
      <Ways />
      <Kinds />
    </>
  )
}

interface HeadProps {
  title: string
  lead?: string
  /** The searched text. */
  q?: string
  /** A poster before a search, a field in a full colour without results. */
  ground?: 'poster' | 'field'
}

/** Renders the top of the page: a heading and the search form. */
function Head({ title, lead, q, ground }: HeadProps) {
  const { t } = useTranslation(['search', 'common'])
  const address = useAddress()
  return (
    <header className={styles.head} data-ground={ground}>
      <Breadcrumbs trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: t('search:title') }]} />
      <h1>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <SearchForm hint={t('search:hint')} initial={q} tone={ground ? 'ink' : 'accent'} />
    </header>
  )
}

function Results({ q }: { q: string }) {
  const { t } = useTranslation('search')
  const address = useAddress()
  const follow = useMarkupLinks()
  const { hits, page, pages } = useFound()
  const { demoPages, query } = useSite()
  const addressOf = (to: Pick<PageQuery, 'in' | 'page'>) =>
    address('page-search-result', { query: { q, in: query.in, ...to } })

  return (
    <>
      <Head
        title={hits === 0 ? t('none', { q }) : t('results', { q })}
        q={q}
        {...(hits === 0 && { ground: 'field' })}
      />
      <div className={styles.body} data-hits={hits < 2 ? hits : undefined}>
        {hits > 0 && <p className={styles.count}>{t('count', { count: hits })}</p>}
        <div onClick={follow}>
          <ServerMarkup id={cardsId} className={cards.cards} scope="language">
            {server && <server.SearchCards />}
          </ServerMarkup>
        </div>
        <Pagination
          label={t('pages')}
          page={page}
          pages={pages}
          addressOf={(to) => addressOf(to > 1 ? { page: `${to}` } : {})}
        />
        {hits === 0 && (
          <section className={styles.tips} aria-labelledby="tips">
            <h2 id="tips">{t('tips.heading')}</h2>
            <ul>
              <li>{t('tips.fewer')}</li>
              <li>
                {t('tips.other')}{' '}
                {(['wage', 'rent', 'school'] as const).map((example) => {
                  const word = t(`tips.examples.${example}`)
                  return (
                    <a key={example} href={address('page-search-result', { query: { q: word } })}>
                      {word}
                    </a>
                  )
                })}
              </li>
              {demoPages === 'hidden' && query.in === undefined && (
                <li>
                  <a href={addressOf({ in: 'samples' })}>{t('tips.samples')}</a>
                </li>
              )}
              <li>
                <PageLink to={address('contact', { anchor: 'write' })}>{t('tips.ask')}</PageLink>
              </li>
            </ul>
          </section>
        )}
      </div>
      {hits <= few && <Ways />}
    </>
  )
}

/** Renders the chapters of the programme and links to frequent pages. */
function Ways() {
  const { t } = useTranslation(['search', 'common'])
  const { link } = useMainLinks()
  return (
    <>
      <Band title={t('search:chapters')} ground="tint">
        <ChapterLinks />
      </Band>
      <Band title={t('common:search.straight')} as="nav">
        <ul className={styles.ways}>
          {(['party', 'people', 'join', 'controller', 'donate', 'transparency', 'shop', 'contact'] as const)
            .map(link)
            .map(({ id, label, to }) => (
              <li key={id}>
                <PageLink to={to}>
                  {label}
                  <Icon name="arrow" />
                </PageLink>
              </li>
            ))}
        </ul>
      </Band>
    </>
  )
}

/** Renders the kinds of content with their counts. */
function Kinds() {
  const { t } = useTranslation('search')
  const follow = useMarkupLinks()
  return (
    <Band title={t('all.title')} ground="contrast">
      <div onClick={follow}>
        <ServerMarkup id="kinds" className={kinds.kinds} scope="language">
          {server && <server.SearchKinds />}
        </ServerMarkup>
      </div>
    </Band>
  )
}

interface BandProps {
  title: string
  ground?: 'tint' | 'contrast'
  as?: 'section' | 'nav'
  children: ReactNode
}

/** Renders a full-width section. The demonstration's `PageSection` would add the script of its parts. */
function Band({ title, ground, as: Frame = 'section', children }: BandProps) {
  const id = useId()
  return (
    <Frame className={styles.band} data-ground={ground} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Frame>
  )
}
