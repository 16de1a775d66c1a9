import { rowOf } from '#shared/routes/table.ts'
import { fillPath, withQuery } from '#shared/routes/url.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { kindKey } from './kinds.ts'
import { markWords } from './searchIndex.ts'
import { findPages, hitsOnPage } from './siteIndex.ts'

function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return markWords(text, words).map(({ text: piece, isHit }, index) =>
    isHit ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  )
}

/** Renders the search results, on the server only. A data attribute gives the counts to the browser. */
export function SearchCards() {
  const { t } = useTranslation('search')
  const site = useSite()
  const address = useAddress()
  const { hits, page, pages, shown } = findPages(site)
  return (
    <ol start={(page - 1) * hitsOnPage + 1} data-found={[hits, page, pages].join(' ')}>
      {shown.map(({ page: { route, params, anchor, topic, kind, title }, words, sentence }, index) => (
        <li key={index}>
          <a href={address(route, { params, query: { topic }, anchor })}>
            <h2>
              <Marked text={title} words={words} />
            </h2>
            <span>
              {site.publicUrl.replace(/^https?:\/\//, '') + withQuery(fillPath(rowOf(route).path, params), { anchor })}
            </span>
          </a>
          <p>
            <Marked text={sentence} words={words} />
          </p>
          <p>{t(kindKey(kind))}</p>
        </li>
      ))}
    </ol>
  )
}
