import { startTransition } from 'react'
import { useNavigate } from 'react-router-dom'
import { readPageQuery } from '#shared/routes/query.ts'
import { canonicalPath, withQuery } from '#shared/routes/url.ts'
import { useSite } from '../../site/site.ts'
import { keepScrollState } from '../../ui/PageLink.tsx'
import { listId } from './listId.ts'
import { withChoice, type ShopQuery } from './shopList.ts'

/** Returns the query of a listing and functions that change it. */
export function useListing() {
  const { found, query, language, addressed } = useSite()
  const navigate = useNavigate()
  const path = canonicalPath(found)!
  const lng = addressed ? language : undefined
  const currentQuery = withChoice(query, {})
  const addressFor = (other: ShopQuery) => withQuery(path, { query: { ...other }, language: lng })
  return {
    currentQuery,
    addressFor,
    /** The action of a form whose fields replace the query. */
    action: withQuery(path, { language: lng, anchor: listId }),
    /** Returns the query of a form's fields. */
    queryOfForm: (form: HTMLFormElement): ShopQuery => {
      const fields = [...new FormData(form)].map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : '',
      ])
      return withChoice(readPageQuery(new URLSearchParams(fields), found.row), {})
    },
    /**
     * Changes the listing in place.
     * @returns whether the query is different
     */
    show: (other: ShopQuery): boolean => {
      const to = addressFor(other)
      if (to === addressFor(currentQuery)) return false
      startTransition(() => void navigate(to, { state: keepScrollState }))
      return true
    },
  }
}
