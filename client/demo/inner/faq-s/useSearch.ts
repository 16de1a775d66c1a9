import { startTransition, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddress, useSite } from '../../../site/site.ts'

/** The part of the page with the field and what it finds: where a search leads to. */
export const searchId = 'search'

export interface Search {
  field: RefObject<HTMLInputElement | null>
  /** What is looked for; empty where nothing is. */
  q: string
  /** What the address asks for. */
  asked: string | undefined
  onInput: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Forgets what was typed. */
  clear: () => void
}

/** What is looked for: what the address says, until something else is typed. The field stays the browser's own. */
export function useSearch(): Search {
  const { query } = useSite()
  const address = useAddress()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState(query.q)
  const [typed, setTyped] = useState<string>()
  if (asked !== query.q) {
    setAsked(query.q)
    setTyped(undefined)
  }

  // What was typed before the script came counts.
  useEffect(() => {
    const value = field.current?.value
    if (value !== undefined && value !== (field.current?.defaultValue ?? '')) setTyped(value)
  }, [])

  const valueOf = () => (field.current?.value ?? '').trim()
  return {
    field,
    q: (typed ?? query.q ?? '').trim(),
    asked: query.q,
    onInput: () => startTransition(() => setTyped(valueOf())),
    onSubmit(event) {
      event.preventDefault()
      const q = valueOf() || undefined
      startTransition(() => void navigate(address('page-faq-s', { query: { q }, anchor: searchId })))
    },
    clear() {
      // What the address asks for goes with the address, and comes back with it.
      startTransition(() => setTyped(undefined))
      if (query.q === undefined && field.current) field.current.value = ''
    },
  }
}
