import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { maxSearchLength } from '#shared/routes/query.ts'

type Suggestions = typeof import('./Suggestions.tsx').default

/**
 * Renders a search field. The first focus loads the suggestions, which make it a combobox; without them it is an
 * ordinary field. The suggestions take the width of the parent element.
 */
export function SearchField(input: Pick<ComponentProps<'input'>, 'id' | 'defaultValue' | 'aria-describedby'>) {
  const field = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<Suggestions>()

  async function load() {
    try {
      const loaded = await import('./Suggestions.tsx')
      setSuggestions(() => loaded.default)
    } catch {
      // The next focus tries again.
    }
  }
  useEffect(() => {
    // The field may have got the focus before hydration.
    if (document.activeElement === field.current) void load()
  }, [])

  return (
    <>
      <input
        {...input}
        ref={field}
        type="search"
        name="q"
        maxLength={maxSearchLength}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={() => void load()}
      />
      {Suggestions && <Suggestions field={field} />}
    </>
  )
}
