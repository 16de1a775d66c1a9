import { type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { entrance } from '#shared/routes/table.ts'
import { useMainLinks } from '../../app/mainLinks.ts'
import { useServerMarkup } from '../../app/serverMarkup.ts'
import { useAddress, useSite } from '../../app/site.ts'
import { Pagination } from '../../kit/Pagination.tsx'
import { SearchForm } from '../../sections/SearchForm.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { isSpecialClick } from '../../ui/isSpecialClick.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { ServerMarkup } from '../../ui/ServerMarkup.tsx'
import cards from './SearchCards.module.css'
import styles from './SearchResultPage.module.css'
import type { FoundPages } from './siteIndex.ts'

/** Of the element that the server fills. */
const cardsId = 'results'

/** The index and what it finds: words of every page in every language, which no browser loads. */
const server = import.meta.env.SSR && {
  ...(await import('./siteIndex.ts')),
  ...(await import('./SearchCards.tsx')),
}

/** The server finds; the browser reads what it wrote. */
const useFound: () => FoundPages = server
  ? () => server.findPages(useSite())
  : () => {
      const markup = useServerMarkup('language', cardsId)
      const [hits = 0, page = 1, pages = 1] = (/data-found="([\d ]+)"/.exec(markup)?.[1] ?? '').split(' ').map(Number)
      return { hits, page, pages }
    }

/** Looks for something in the whole site: a field, and what was found. The form asks for a document, also with script. */
export default function SearchResultPage() {
  const { t } = useTranslation(['search', 'common'])
  const { query } = useSite()
  const address = useAddress()
  const { q } = query
  return (
    <>
      <header className={styles.head}>
        <Breadcrumbs trail={[{ label: t('common:home'), to: address(entrance) }, { label: t('search:title') }]} />
        <h1>{q === undefined ? t('search:heading') : t('search:results', { q })}</h1>
        {q === undefined && <p className={styles.lead}>{t('search:lead')}</p>}
        <SearchForm hint={t('search:hint')} initial={q} />
      </header>
      <div className={styles.body}>{q === undefined ? <Straight /> : <Results q={q} />}</div>
    </>
  )
}

function Results({ q }: { q: string }) {
  const { t } = useTranslation('search')
  const { addressed } = useSite()
  const address = useAddress()
  const navigate = useNavigate()
  const { hits, page, pages } = useFound()

  /** The server's links are ordinary ones; those of a document that was fetched name their language. */
  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || isSpecialClick(event)) return
    event.preventDefault()
    const to = new URL(link.href)
    if (!addressed) to.searchParams.delete('lng')
    void navigate(to.pathname + to.search + to.hash)
  }

  return (
    <>
      <p className={styles.count} role="status">
        {hits === 0 ? t('none', { q }) : t('count', { count: hits })}
      </p>
      <div onClick={onClick}>
        <ServerMarkup id={cardsId} className={cards.cards} scope="language">
          {server && <server.SearchCards />}
        </ServerMarkup>
      </div>
      <Pagination
        label={t('pages')}
        page={page}
        pages={pages}
        addressOf={(to) => address('page-search-result', { query: { q, page: to > 1 ? String(to) : undefined } })}
      />
      {hits === 0 && (
        <>
          <section className={styles.tips} aria-labelledby="tips">
            <h2 id="tips">{t('tips.heading')}</h2>
            <ul>
              <li>{t('tips.fewer')}</li>
              <li>{t('tips.other')}</li>
              <li>
                <PageLink to={address('contact', { anchor: 'write' })}>{t('tips.ask')}</PageLink>
              </li>
            </ul>
          </section>
          <Straight />
        </>
      )}
    </>
  )
}

/** Where many want to go. */
function Straight() {
  const { t } = useTranslation()
  const { link } = useMainLinks()
  return (
    <nav className={styles.tips} aria-labelledby="straight">
      <h2 id="straight">{t('search.straight')}</h2>
      <ul>
        {(['party', 'people', 'wholeProgramme', 'join', 'controller', 'shop', 'contact'] as const)
          .map(link)
          .map(({ id, label, to }) => (
            <li key={id}>
              <PageLink to={to}>{label}</PageLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
