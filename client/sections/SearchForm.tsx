import { useId } from 'react'
import { longestSearch } from '#shared/routes/query.ts'
import { useAddress, useSite } from '../app/site.ts'
import { Button, type ButtonTone } from '../ui/Button.tsx'
import styles from './SearchForm.module.css'

interface SearchFormProps {
  label: string
  /** What the button says. */
  send: string
  hint?: string
  /** What was looked for. */
  initial?: string | undefined
  tone?: ButtonTone
}

/** Looks for something in the whole site. It asks for a document, also with script. */
export function SearchForm({ label, send, hint, initial, tone }: SearchFormProps) {
  const { language, addressed } = useSite()
  const address = useAddress()
  const id = useId()
  return (
    <form className={styles.form} method="get" action={address('page-search-result')} role="search">
      {addressed && <input type="hidden" name="lng" value={language} />}
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          // What was looked for stands in it, also after going back.
          key={initial}
          id={id}
          type="search"
          name="q"
          defaultValue={initial}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        />
        <Button type="submit" tone={tone}>
          {send}
        </Button>
      </div>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
    </form>
  )
}
