import { startTransition, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { itemsFor, priceRange } from '#shared/content/shop.ts'
import { shopCategories, shopColours, shopTags } from '#shared/content/shopNames.ts'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import { maxSearchLength } from '#shared/routes/query.ts'
import { useSite } from '../../site/site.ts'
import field from '../../forms/Field.module.css'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useChanges } from '../../shop/useChanges.ts'
import { ColourDot } from './ColourDot.tsx'
import { Button } from '../../ui/Button.tsx'
import { HiddenFields } from './HiddenFields.tsx'
import { focusCount } from './listId.ts'
import styles from './ShopFilter.module.css'
import {
  filterProducts,
  filtersOf,
  priceBounds,
  withChoice,
  type Choice,
  type PriceError,
  type ShopQuery,
} from './shopList.ts'
import { useListing } from './useListing.ts'

/** Writes a query into the uncontrolled fields of a form. */
function fill(form: HTMLFormElement, currentQuery: ShopQuery): void {
  for (const control of form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')) {
    const value = currentQuery[control.name as Choice]
    if (control.type === 'radio') control.checked = control.value === (value ?? '')
    else if (control.type === 'checkbox') control.checked = value !== undefined
    else control.value = value ?? ''
  }
}

/**
 * Renders the shop's filter as a form, folded where it does not fit beside the list. With script a choice changes the
 * list in place; prices wait for the button.
 */
export function ShopFilter() {
  const { t } = useTranslation(['shopPages', 'shop', 'products'])
  const { language } = useSite()
  const { currentQuery, action, queryOfForm, show } = useListing()
  const items = itemsFor(useChanges())
  const range = priceRange(items)
  const form = useRef<HTMLFormElement>(null)
  const { errors } = priceBounds(currentQuery)
  const hasErrors = Object.keys(errors).length > 0
  // Counts the submissions, because sending the same values again needs an answer too.
  const [sent, setSent] = useState(0)
  const handled = useRef(sent)
  const serializedQuery = JSON.stringify(currentQuery)
  const filledQuery = useRef(serializedQuery)
  useEffect(() => {
    if (filledQuery.current === serializedQuery) return
    filledQuery.current = serializedQuery
    fill(form.current!, JSON.parse(serializedQuery) as ShopQuery)
  }, [serializedQuery])
  useEffect(() => {
    if (handled.current === sent) return
    handled.current = sent
    const wrong = form.current!.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) wrong.focus()
    else focusCount()
  }, [sent, serializedQuery])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const next = queryOfForm(event.currentTarget)
    startTransition(() => {
      show(next)
      setSent(sent + 1)
    })
  }
  function onChange(event: FormEvent<HTMLFormElement>) {
    const isTyped = event.target instanceof HTMLInputElement && event.target.type === 'text'
    if (!isTyped) show(queryOfForm(event.currentTarget))
  }

  const countWith = (other: ShopQuery) =>
    formatNumber(filterProducts(items, { ...currentQuery, ...other }).length, language)
  const option = (name: string, value: string, isChosen: boolean, label: ReactNode, count: string) => (
    <label key={value} className={styles.option}>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span>{label}</span>
      <small>{count}</small>
    </label>
  )
  /** Renders a group of radio buttons with an empty choice. */
  const choose = <Name extends 'category' | 'colour' | 'tag', Value extends string>(
    name: Name,
    legend: string,
    every: string,
    values: readonly Value[],
    labelOf: (value: Value) => ReactNode,
  ) => {
    const { [name]: _, ...others } = currentQuery
    const countOf = (value?: Value) =>
      formatNumber(filterProducts(items, { ...others, ...(value && { [name]: value }) }).length, language)
    return (
      <fieldset>
        <legend>{legend}</legend>
        {option(name, '', currentQuery[name] === undefined, every, countOf())}
        {values.map((value) =>
          option(name, value, currentQuery[name] === (value as string), labelOf(value), countOf(value)),
        )}
      </fieldset>
    )
  }

  return (
    <details className={styles.folded} open={hasErrors || undefined}>
      <summary>
        {t('filter.summary')}
        {filtersOf(currentQuery).length > 0 && <small>{formatNumber(filtersOf(currentQuery).length, language)}</small>}
      </summary>
      <form
        ref={form}
        className={styles.filter}
        method="get"
        action={action}
        aria-label={t('filter.label')}
        autoComplete="off"
        noValidate
        onSubmit={onSubmit}
        onChange={onChange}
      >
        <HiddenFields of={withChoice({}, { sort: currentQuery.sort })} />
        {choose('category', t('filter.category'), t('filter.everyCategory'), shopCategories, (category) =>
          t(`products:categories.${category}`),
        )}
        {choose('colour', t('filter.colour'), t('filter.everyColour'), shopColours, (colour) => (
          <>
            <ColourDot colour={colour} />
            {t(`shop:colours.${colour}`)}
          </>
        ))}
        <fieldset>
          <legend>{t('filter.price')}</legend>
          <div className={styles.prices}>
            <PriceField name="from" example={range?.from} typed={currentQuery.from} error={errors.from} />
            <PriceField name="to" example={range?.to} typed={currentQuery.to} error={errors.to} />
          </div>
          {range && range.from < range.to && (
            <p className={styles.hint}>
              {t('filter.range', {
                from: formatMoney(range.from, language),
                to: formatMoney(range.to, language),
              })}
            </p>
          )}
        </fieldset>
        {choose('tag', t('filter.tag'), t('filter.everyTag'), shopTags, (tag) => t(`products:tags.${tag}`))}
        <label className={styles.option}>
          <input type="checkbox" name="fresh" defaultChecked={currentQuery.fresh !== undefined} />
          <span>{t('filter.fresh')}</span>
          <small>{countWith({ fresh: 'on' })}</small>
        </label>
        <Button type="submit" tone="ink">
          {t('filter.show')}
        </Button>
      </form>
    </details>
  )
}

interface PriceFieldProps {
  name: 'from' | 'to'
  /** The lowest or highest price, if anything is sold. */
  example: number | undefined
  /** The typed text. */
  typed: string | undefined
  error: PriceError | undefined
}

/** Renders the lower or upper price, in whole dinars. */
function PriceField({ name, example, typed, error }: PriceFieldProps) {
  const { t } = useTranslation('shopPages')
  const { language } = useSite()
  const id = useId()
  return (
    <div className={field.field} data-invalid={error !== undefined || undefined}>
      <label className={field.label} htmlFor={id}>
        {t(`filter.${name}`)}
      </label>
      {error && (
        <p className={field.error} id={`${id}-error`}>
          {t(`errors.${error}`)}
        </p>
      )}
      <input
        id={id}
        className={field.control}
        type="text"
        inputMode="numeric"
        name={name}
        defaultValue={typed}
        placeholder={example === undefined ? undefined : formatNumber(example, language)}
        maxLength={maxSearchLength}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error && `${id}-error`}
      />
    </div>
  )
}
