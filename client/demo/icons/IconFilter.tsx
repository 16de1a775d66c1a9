import { startTransition, useId, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { maxSearchLength } from '#shared/routes/query.ts'
import type { RouteId } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './IconFilter.module.css'
import { listId } from './ids.ts'

/** An example that matches icons in every set. */
const example = 'arrow'

/** Renders the search for icons by name, a plain GET form to the same page. */
export function IconFilter({ route }: { route: RouteId }) {
  const { t } = useTranslation('icons')
  const { query, language, addressed } = useSite()
  const address = useAddress()
  const navigate = useNavigate()
  const id = useId()
  const bare = address(route, { anchor: listId })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = (new FormData(event.currentTarget).get('q') as string).trim()
    const to = address(route, { query: { q: q || undefined }, anchor: listId })
    startTransition(() => void navigate(to))
  }

  return (
    <form className={styles.filter} method="get" action={bare} role="search" onSubmit={onSubmit}>
      {addressed && <input type="hidden" name="lng" value={language} />}
      <label htmlFor={id}>{t('filter.label')}</label>
      <div className={styles.row}>
        <input
          // A new key resets the field to the query of the address, also after going back.
          key={query.q}
          id={id}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={maxSearchLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
        />
        <Button type="submit" tone="ink">
          {t('filter.send')}
        </Button>
        {query.q !== undefined && (
          <PageLink className={styles.clear} to={bare}>
            {t('filter.clear')}
          </PageLink>
        )}
      </div>
      <p id={`${id}-hint`}>{t('filter.hint', { example })}</p>
    </form>
  )
}
