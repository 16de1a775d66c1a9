import { rowOf } from '#shared/routes/table.ts'
import { fillPath, withQuery } from '#shared/routes/url.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { markWords, type Hit } from './searchIndex.ts'
import { findPages } from './siteIndex.ts'

function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return markWords(text, words).map(({ text: piece, isHit }, index) =>
    isHit ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  )
}

/** Renders a result: its title, where it leads, and the sentence that matches. */
function Card({ page: { route, params, anchor, topic, title, pageTitle }, words, sentence }: Hit) {
  const { publicUrl } = useSite()
  const address = useAddress()
  const host = publicUrl.replace(/^https?:\/\//, '')
  const shownAddress = host + withQuery(fillPath(rowOf(route).path, params), { anchor })
  return (
    <li>
      <a href={address(route, { params, query: { topic }, anchor })}>
        <h3>
          <Marked text={title} words={words} />
        </h3>
        <span>{pageTitle === undefined ? shownAddress : `${pageTitle} · ${shownAddress}`}</span>
      </a>
      {sentence !== '' && (
        <p>
          <Marked text={sentence} words={words} />
        </p>
      )}
    </li>
  )
}

/**
 * Renders the search results in groups, on the server only, below the spelling that was used or is offered. A data
 * attribute gives the counts to the browser.
 */
export function SearchCards() {
  const { t } = useTranslation('search')
  const site = useSite()
  const { hits, page, pages, groups, spelling } = findPages(site)
  return (
    <div data-found={[hits, page, pages].join(' ')}>
      {spelling && <SpellingNote {...spelling} />}
      {[...groups].map(([key, shown]) => (
        <section key={key} aria-labelledby={key}>
          <h2 id={key}>{t(key)}</h2>
          <ol>
            {shown.map((hit, index) => (
              <Card key={index} {...hit} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** Says which spelling was searched for, or offers one as a link. */
function SpellingNote({ text, isUsed }: { text: string; isUsed: boolean }) {
  const { t } = useTranslation('search')
  const { query } = useSite()
  const address = useAddress()
  if (isUsed) return <p>{t('corrected', { q: query.q ?? '', spelling: text })}</p>
  const [before, spelling, after] = t('offer', { spelling: text }).split(/<\/?1>/)
  return (
    <p>
      <span>{before}</span>
      <a href={address('page-search-result', { query: { q: text, in: query.in } })}>{spelling}</a>
      <span>{after}</span>
    </p>
  )
}
