import { startTransition, useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Suggestion, Suggestions as Answer } from '#shared/rendering.ts'
import { withQuery } from '#shared/routes/url.ts'
import { apiAddress } from '../forms/call.ts'
import { fromPageEntry } from '../site/overlayEntry.ts'
import { useSite } from '../site/site.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Suggestions.module.css'

/** The pause in typing before a request, in milliseconds. */
const typingPause = 150
/** The timeout of a request, in milliseconds. */
const requestTimeout = 10_000
/** The smallest number of letters for which suggestions are requested. */
const minLetters = 2

const noAnswer: Answer = { label: '', announcement: '', suggestions: [] }

/**
 * Makes a search field a combobox with suggestions (WAI-ARIA Authoring Practices). Nothing is selected by itself: Enter
 * without a selection sends the form.
 */
export default function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { language, addressed } = useSite()
  const navigate = useNavigate()
  const id = useId()
  const [answer, setAnswer] = useState(noAnswer)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const pending = useRef<{ timer?: ReturnType<typeof setTimeout>; request?: AbortController }>({})
  const { suggestions } = answer
  const isShown = isOpen && suggestions.length > 0
  const optionId = (index: number) => `${id}-${index}`

  const cancelRequest = () => {
    clearTimeout(pending.current.timer)
    pending.current.request?.abort()
  }
  const show = (next: Answer, opens: boolean) => {
    setAnswer(next)
    setActive(-1)
    setIsOpen(opens)
  }

  /** Any failure gives an empty list. */
  async function ask(typed: string) {
    const request = new AbortController()
    pending.current.request = request
    let next = noAnswer
    const timer = setTimeout(() => request.abort(), requestTimeout)
    try {
      const query = new URLSearchParams({ lng: language, q: typed })
      // A form of the demonstration pages searches only these.
      const scope = field.current?.form?.elements.namedItem('in')
      if (scope instanceof HTMLInputElement) query.set('in', scope.value)
      const reply = await fetch(`${apiAddress('suggest')}?${query}`, { signal: request.signal })
      if (reply.ok) next = (await reply.json()) as Answer
    } catch {
      // Offline, or the server is down.
    }
    clearTimeout(timer)
    if (!request.signal.aborted) show(next, document.activeElement === field.current)
  }

  const onInput = useEffectEvent(() => {
    cancelRequest()
    const typed = field.current!.value.trim()
    if (typed.length < minLetters) show(noAnswer, false)
    else pending.current.timer = setTimeout(() => void ask(typed), typingPause)
  })

  const close = useEffectEvent(() => {
    cancelRequest()
    show(answer, false)
  })

  function choose({ path, topic, anchor }: Suggestion) {
    cancelRequest()
    show(noAnswer, false)
    const to = withQuery(path, { query: { topic }, anchor, language: addressed ? language : undefined })
    fromPageEntry(() => startTransition(() => void navigate(to)))
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, altKey, ctrlKey, metaKey, shiftKey } = event
    if (isComposing || altKey || ctrlKey || metaKey || shiftKey) return
    const count = suggestions.length
    if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault()
      // Going past either end of the list leads to the field.
      const places = count + 1
      const from = isOpen ? active + 1 : 0
      setActive(((from + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1)
      setIsOpen(true)
    } else if (key === 'Enter' && isShown && active >= 0) {
      event.preventDefault()
      choose(suggestions[active]!)
    } else if (key === 'Escape' && isShown) {
      // Escape closes only the list, not the surrounding dialog, and does not empty the field.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  })

  useEffect(() => {
    const input = field.current!
    const { current: state } = pending
    const listening = new AbortController()
    const { signal } = listening
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': id,
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    input.addEventListener('input', () => onInput(), { signal })
    input.addEventListener('keydown', (event) => onKey(event), { signal })
    input.addEventListener('blur', () => close(), { signal })
    // Text may have been typed while this component was loading.
    if (input.value !== input.defaultValue) onInput()
    return () => {
      listening.abort()
      clearTimeout(state.timer)
      state.request?.abort()
      for (const name of [...Object.keys(attributes), 'aria-expanded', 'aria-activedescendant'])
        input.removeAttribute(name)
    }
  }, [field, id])

  useEffect(() => {
    const input = field.current!
    input.setAttribute('aria-expanded', String(isShown))
    const option = isShown ? document.getElementById(`${id}-${active}`) : null
    if (option) {
      input.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    } else input.removeAttribute('aria-activedescendant')
  }, [field, id, isShown, active])

  return (
    <>
      <ul
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={answer.label || undefined}
        hidden={!isShown}
        // The focus stays in the field.
        onPointerDown={(event) => event.preventDefault()}
      >
        {suggestions.map((suggestion, index) => (
          <li
            key={index}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onClick={() => choose(suggestion)}
          >
            <span lang={suggestion.lang}>
              <Marked pieces={suggestion.title} />
            </span>{' '}
            <span>{suggestion.kind}</span>
            {suggestion.text && (
              <span lang={suggestion.lang}>
                <Marked pieces={suggestion.text} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{isOpen ? answer.announcement : ''}</span>
      </VisuallyHidden>
    </>
  )
}

/** Renders a text whose every second piece matches the typed text. */
const Marked = ({ pieces }: { pieces: readonly string[] }) =>
  pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>))
