import { useEffect, useId, useRef, type FormEvent } from 'react'
import { shopSorts } from '#shared/content/shopNames.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { HiddenFields } from './HiddenFields.tsx'
import { withChoice } from './shopList.ts'
import styles from './SortForm.module.css'
import { useListing } from './useListing.ts'

/** Renders the choice of the order. With script it changes the list in place; without script a button submits it. */
export function SortForm() {
  const { t } = useTranslation(['shopPages', 'products'])
  const { currentQuery, action, queryOfForm, show } = useListing()
  const select = useRef<HTMLSelectElement>(null)
  const id = useId()
  const { sort = '' } = currentQuery
  useEffect(() => {
    select.current!.value = sort
  }, [sort])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    show(queryOfForm(event.currentTarget))
  }

  return (
    <form
      className={styles.sort}
      method="get"
      action={action}
      autoComplete="off"
      onSubmit={onSubmit}
      onChange={(event) => show(queryOfForm(event.currentTarget))}
    >
      <HiddenFields of={withChoice(currentQuery, { sort: undefined })} />
      <label htmlFor={id}>{t('sort.label')}</label>
      <select id={id} ref={select} name="sort" defaultValue={sort}>
        <option value="">{t('sort.own')}</option>
        {shopSorts.map((one) => (
          <option key={one} value={one}>
            {t(`products:sorts.${one}`)}
          </option>
        ))}
      </select>
      <Button type="submit" size="small" tone="ink">
        {t('sort.button')}
      </Button>
    </form>
  )
}
