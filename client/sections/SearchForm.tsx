import { useId } from 'react'
import { useAddress, useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Button, type ButtonTone } from '../ui/Button.tsx'
import { SearchField } from './SearchField.tsx'
import styles from './SearchForm.module.css'

interface SearchFormProps {
  hint?: string
  /** What was looked for. */
  initial?: string | undefined
  tone?: ButtonTone
}

/** Looks for something in the whole site. It asks for a document, also with script. */
export function SearchForm({ hint, initial, tone }: SearchFormProps) {
  const { t } = useTranslation()
  const { language, addressed } = useSite()
  const address = useAddress()
  const id = useId()
  return (
    <form className={styles.form} method="get" action={address('page-search-result')} role="search">
      {addressed && <input type="hidden" name="lng" value={language} />}
      <label htmlFor={id}>{t('search.label')}</label>
      <div className={styles.row}>
        <div className={styles.field}>
          {/* What was looked for stands in it, also after going back. */}
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
