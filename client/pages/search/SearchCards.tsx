import { formatDate } from '#shared/i18n/format.ts'
import type { FoundItem } from '#shared/publishing/published.ts'
import { withQuery } from '#shared/routes/url.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { kindKeyInGroup } from './kinds.ts'
import { isFromStore } from './mergeResults.ts'
import { markWords, type Hit } from './searchIndex.ts'
import { findPages } from './siteIndex.ts'

function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return markWords(text, words).map(({ text: piece, isHit }, index) =>
    isHit ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  )
}

interface CardProps {
  to: string
  title: string
  /** The page of a part, the kind of a page, or the date of an item. Undefined where the group says the same. */
  place: string | undefined
  sentence: string
  /** The language of title and sentence, if it is not that of the page. */
  lang?: string | undefined
  words: ReadonlySet<string>
}

/** Renders a result: its title, where it leads, and the sentence that matches. */
function Card({ to, title, place, sentence, lang, words }: CardProps) {
  return (
    <li>
      <a href={to}>
        <h3 lang={lang}>
          <Marked text={title} words={words} />
        </h3>
        {place && <span>{place}</span>}
      </a>
      {sentence !== '' && (
        <p lang={lang}>
          <Marked text={/^\p{Ll}/u.test(sentence) ? `… ${sentence}` : sentence} words={words} />
        </p>
      )}
    </li>
  )
}

/** Renders a page, or a part of one. */
function PageCard({ page: { route, params, kind, anchor, topic, title, pageTitle }, words, sentence }: Hit) {
  const { t } = useTranslation('search')
  const address = useAddress()
  const kindOfResult = kindKeyInGroup(kind)
  return (
    <Card
      to={address(route, { params, query: { topic }, anchor })}
      title={title}
      place={kind === 'chapter' ? undefined : (pageTitle ?? (kindOfResult && t(kindOfResult)))}
      sentence={sentence}
      words={words}
    />
  )
}

/** Renders a piece of news, an event, a person or a chapter. */
function ItemCard({ path, anchor, title, lead, lang, date, words }: FoundItem) {
  const { language, addressed } = useSite()
  return (
    <Card
      to={withQuery(path, { language: addressed ? language : undefined, anchor })}
      title={title}
      place={date && formatDate(date, language)}
      sentence={lead}
      lang={lang}
      words={new Set(words)}
    />
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
            {shown.map((hit, index) =>
              isFromStore(hit) ? <ItemCard key={index} {...hit} /> : <PageCard key={index} {...hit} />,
            )}
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
