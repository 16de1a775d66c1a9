import { useTranslation } from 'react-i18next'
import type { PageCatalog } from '#locales/catalog.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import { rowOf } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../app/site.ts'
import { markWords } from './searchIndex.ts'
import { findPages, hitsOnPage } from './siteIndex.ts'

/** What a kind of page is called, where it is more than a page. */
const names: { readonly [Kind in PageKind]?: keyof PageCatalog['search']['kinds'] } = {
  elementIndex: 'index',
  frameIndex: 'index',
  element: 'element',
  header: 'header',
  footer: 'footer',
  pageTitle: 'pageTitle',
  icons: 'icons',
}

function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return markWords(text, words).map(({ text: piece, isHit }, at) => (isHit ? <mark key={at}>{piece}</mark> : piece))
}

/** What was found, on the server alone; its data attribute tells the browser how much. */
export function SearchCards() {
  const { t } = useTranslation('search')
  const site = useSite()
  const address = useAddress()
  const { hits, page, pages, shown } = findPages(site)
  return (
    <ol start={(page - 1) * hitsOnPage + 1} data-found={[hits, page, pages].join(' ')}>
      {shown.map(({ page: { route, kind, title }, words, sentence }) => (
        <li key={route}>
          <a href={address(route)}>
            <h2>
              <Marked text={title} words={words} />
            </h2>
            <span>{site.publicUrl.replace(/^https?:\/\//, '') + rowOf(route).path}</span>
          </a>
          <p>
            <Marked text={sentence} words={words} />
          </p>
          <p>{t(`kinds.${names[kind] ?? 'page'}`)}</p>
        </li>
      ))}
    </ol>
  )
}
