import { useId } from 'react'
import { useAddress, useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Button, type ButtonTone } from '../ui/Button.tsx'
import { SearchField } from './SearchField.tsx'
import styles from './SearchForm.module.css'

interface SearchFormProps {
  hint?: string
  /** The previous search text. */
  initial?: string | undefined
  tone?: ButtonTone
}

/** Renders the search form of the whole site. It loads a new document, also with script. */
export function SearchForm({ hint, initial, tone }: SearchFormProps) {
  const { t } = useTranslation()
  const { found, query, demoPages, language, addressed } = useSite()
  const address = useAddress()
  // Hidden demonstration pages find each other.
  const scope = query.in ?? (found.row.isDemo && demoPages === 'hidden' && 'samples')
  const id = useId()
  return (
    <form className={styles.form} method="get" action={address('page-search-result')} role="search">
      {addressed && <input type="hidden" name="lng" value={language} />}
      {scope && <input type="hidden" name="in" value={scope} />}
      <label htmlFor={id}>{t('search.label')}</label>
      <div className={styles.row}>
        <div className={styles.field}>
          {/* The field keeps the searched text, also after going back. */}
          <SearchField
            key={initial}
            id={id}
            defaultValue={initial}
            aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          />
        </div>
        <Button type="submit" tone={tone}>
          {t('search.send')}
        </Button>
      </div>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
    </form>
  )
}
