import { startTransition, useId, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { maxSearchLength } from '#shared/routes/query.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import { keepScrollState, PageLink } from '../../../ui/PageLink.tsx'
import styles from './CodeForm.module.css'
import type { useCartState } from './useCartState.ts'

/** Renders the discount code, which is stored in the address only. */
export function CodeForm({ cartState: { code, percent } }: { cartState: ReturnType<typeof useCartState> }) {
  const { t } = useTranslation('basket')
  const { query, language, addressed } = useSite()
  const address = useAddress()
  const navigate = useNavigate()
  const id = useId()
  const isUnknown = query.code !== undefined && code === undefined

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = (event.currentTarget.elements.namedItem('code') as HTMLInputElement).value.trim()
    const to = address('cart', { query: { code: typed || undefined } })
    startTransition(() => void navigate(to, { replace: true, state: keepScrollState }))
  }

  return (
    <form className={styles.form} method="get" action={address('cart')} onSubmit={apply}>
      {addressed && <input type="hidden" name="lng" value={language} />}
      <label htmlFor={id}>{t('code.label')}</label>
      <div role="status" id={`${id}-said`}>
        {isUnknown && <p className={styles.unknown}>{t('code.unknown')}</p>}
        {code !== undefined && <p className={styles.known}>{t('code.known', { code, percent })}</p>}
      </div>
      <div className={styles.row}>
        <input
          key={query.code}
          id={id}
          name="code"
          defaultValue={query.code}
          maxLength={maxSearchLength}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={isUnknown || undefined}
          aria-describedby={`${id}-said`}
        />
        <Button type="submit" tone="outline">
          {t('code.apply')}
        </Button>
      </div>
      {code !== undefined && (
        <PageLink to={address('cart')} keepsPlace>
          {t('code.remove')}
        </PageLink>
      )}
    </form>
  )
}
