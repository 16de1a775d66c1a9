import { startTransition } from 'react'
import { useNavigate } from 'react-router-dom'
import { readPageQuery } from '#shared/routes/query.ts'
import { canonicalPath, withQuery } from '#shared/routes/url.ts'
import { useSite } from '../../site/site.ts'
import { keptPlace } from '../../ui/PageLink.tsx'
import { listId } from './listId.ts'
import { withChoice, type ShopQuery } from './shopList.ts'

/** What a listing is asked for, and how it is asked for something else. */
export function useListing() {
  const { found, query, language, addressed } = useSite()
  const navigate = useNavigate()
  const path = canonicalPath(found)!
  const lng = addressed ? language : undefined
  const asked = withChoice(query, {})
  const addressFor = (other: ShopQuery) => withQuery(path, { query: { ...other }, language: lng })
  return {
    asked,
    addressFor,
    /** What an ordinary form asks; its fields take the place of the query. */
    action: withQuery(path, { language: lng, anchor: listId }),
    /** What a form asks for, as its address would. */
    askedIn: (form: HTMLFormElement): ShopQuery => {
      const fields = [...new FormData(form)].map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : '',
      ])
      return withChoice(readPageQuery(new URLSearchParams(fields), found.row), {})
    },
    /**
     * Shows something else in place.
     * @returns whether it is something else
     */
    show: (other: ShopQuery): boolean => {
      const to = addressFor(other)
      if (to === addressFor(asked)) return false
      startTransition(() => void navigate(to, { state: keptPlace }))
      return true
    },
  }
}
