import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { maxSearchLength } from '#shared/routes/query.ts'

type Suggestions = typeof import('./Suggestions.tsx').default

/**
 * The field of a search. The first focus loads the suggestions, which make a combobox of it; without them, and without
 * script, it is an ordinary field of its form. What it stands in must be as wide as the field: the list hangs from there.
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
    // It had the focus before the script was there.
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
