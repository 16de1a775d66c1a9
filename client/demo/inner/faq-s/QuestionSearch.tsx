import { useId } from 'react'
import type { PageCatalog } from '#locales/catalog.ts'
import { maxSearchLength } from '#shared/routes/query.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import type { TitleProps } from '../../../sections/TitleFrame.tsx'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import styles from './QuestionSearch.module.css'
import { searchId, type Search } from './useSearch.ts'

interface QuestionSearchProps {
  words: PageCatalog['page/faq-s']
  title: TitleProps
  search: Search
  /** The number of results in words; screen readers announce changes. */
  status: string
}

/** Renders the page title with the search field, a plain GET form to the same page. */
export function QuestionSearch({ words, title, search, status }: QuestionSearchProps) {
  const { language, addressed } = useSite()
  const address = useAddress()
  const id = useId()
  const { field, appliedQuery, q, onInput, onSubmit, clear } = search
  const bare = address('page-faq-s', { anchor: searchId })
  return (
    <header className={styles.head}>
      <div className={styles.inside}>
        <Breadcrumbs trail={title.trail} />
        <h1>{title.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <form id={searchId} method="get" action={bare} role="search" onSubmit={onSubmit}>
          {addressed && <input type="hidden" name="lng" value={language} />}
          <label htmlFor={id}>{words.search.label}</label>
          <div className={styles.row}>
            <input
              // A new key resets the field to the query of the address, also after going back.
              key={appliedQuery}
              ref={field}
              id={id}
              type="search"
              name="q"
              defaultValue={appliedQuery}
              maxLength={maxSearchLength}
              autoComplete="off"
              enterKeyHint="search"
              aria-describedby={`${id}-hint`}
              onInput={onInput}
            />
            <button type="submit">{words.search.send}</button>
          </div>
          <p id={`${id}-hint`}>{words.search.hint}</p>
        </form>
        <div className={styles.result}>
          <p role="status">{status}</p>
          {q !== '' && (
            <PageLink to={bare} onClick={clear}>
              {words.search.clear}
            </PageLink>
          )}
        </div>
      </div>
      <svg className={styles.sign} viewBox="0 0 300 440" width="300" height="440" aria-hidden="true">
        <path d="M0 150a150 150 0 0 1 300 0z" />
        <path d="M150 150h150a150 150 0 0 1-150 150z" />
        <path d="M100 380a50 50 0 0 1 100 0a50 50 0 0 1-100 0z" />
      </svg>
    </header>
  )
}
