import { startTransition, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddress, useSite } from '../../../site/site.ts'

/** Anchor of the search field and its results. */
export const searchId = 'search'

export interface Search {
  field: RefObject<HTMLInputElement | null>
  /** Current search text; empty without a search. */
  q: string
  /** The query of the address. */
  appliedQuery: string | undefined
  onInput: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Discards the typed text. */
  clear: () => void
}

/**
 * Returns the state of the search. The query of the address applies until something else is typed. The field is
 * uncontrolled.
 */
export function useSearch(): Search {
  const { query } = useSite()
  const address = useAddress()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [appliedQuery, setAppliedQuery] = useState(query.q)
  const [typed, setTyped] = useState<string>()
  if (appliedQuery !== query.q) {
    setAppliedQuery(query.q)
    setTyped(undefined)
  }

  // Text that was typed before hydration is kept.
  useEffect(() => {
    const value = field.current?.value
    if (value !== undefined && value !== (field.current?.defaultValue ?? '')) setTyped(value)
  }, [])

  const valueOf = () => (field.current?.value ?? '').trim()
  return {
    field,
    q: (typed ?? query.q ?? '').trim(),
    appliedQuery: query.q,
    onInput: () => startTransition(() => setTyped(valueOf())),
    onSubmit(event) {
      event.preventDefault()
      const q = valueOf() || undefined
      startTransition(() => void navigate(address('page-faq-s', { query: { q }, anchor: searchId })))
    },
    clear() {
      // If the address has a query, the link changes the address, which resets the field.
      startTransition(() => setTyped(undefined))
      if (query.q === undefined && field.current) field.current.value = ''
    },
  }
}
