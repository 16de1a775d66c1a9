import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { firstVariant, lineOf, maxQuantity, variantOf, type LineId } from '#shared/cart.ts'
import type { ShopItem } from '#shared/content/shop.ts'
import type { ShopColour } from '#shared/content/shopNames.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useCart } from '../../shop/useCart.ts'
import { useLineName } from '../../shop/useLineName.ts'
import { useShopAddress } from '../../shop/useShopAddress.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './AddToCart.module.css'
import boxes from './Boxes.module.css'
import { QuantityField } from './QuantityField.tsx'
import { SizeGuide } from './SizeGuide.tsx'

interface AddToCartProps {
  item: ShopItem
  /** Called with the chosen colour. */
  onColour: (colour: ShopColour) => void
}

/** The result of adding a product. */
type Outcome = { line: LineId; quantity: number; isAtLimit: boolean } | 'refused' | 'none'

/**
 * Renders colour, size, quantity and the button to the cart. Without script the form posts to the cart's page; with
 * script the visitor stays here and a message appears.
 */
export function AddToCart({ item, onColour }: AddToCartProps) {
  const { id, colours, sizes, soldOut = [], isSoldOut } = item
  const { t } = useTranslation(['productPage', 'products', 'shop'])
  const shopAddress = useShopAddress()
  const lineName = useLineName()
  const { cart, change } = useCart()
  const [isLive, setLive] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const quantity = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const first = firstVariant(item)
  useEffect(() => setLive(true), [])

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    const text = (name: string) => (typeof chosen.get(name) === 'string' ? (chosen.get(name) as string) : undefined)
    const requested = Math.trunc(Number(text('quantity')))
    if (!(requested > 0)) {
      setOutcome('none')
      quantity.current?.focus()
      return
    }
    const variant = variantOf([id, text('colour'), text('size')].filter(Boolean).join('_'))
    if (!variant) return
    const line = lineOf(variant)
    const before = cart.get(line) ?? 0
    const now = change(line, requested)
    setOutcome(now === 0 ? 'refused' : { line, quantity: now, isAtLimit: now < before + requested })
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={shopAddress('cart')}
      noValidate={isLive}
      aria-label={t('add')}
      onSubmit={add}
      onInput={() => setOutcome(undefined)}
    >
      <input type="hidden" name="act" value="add" />
      <input type="hidden" name="item" value={id} />
      {colours && (
        <fieldset className={boxes.boxes}>
          <legend>
            <b>{t('colour')}</b>{' '}
            {colours.map((colour) => (
              <span key={colour} className={styles.chosen} data-of={colour}>
                {t(`shop:colours.${colour}`)}
              </span>
            ))}
          </legend>
          <div className={boxes.row}>
            {colours.map((colour) => (
              <label key={colour} className={styles.swatch} data-colour={colour}>
                <input
                  type="radio"
                  name="colour"
                  value={colour}
                  defaultChecked={colour === first.colour}
                  onChange={() => onColour(colour)}
                />
                <VisuallyHidden>{t(`shop:colours.${colour}`)}</VisuallyHidden>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {sizes && (
        <div className={styles.sizes}>
          <fieldset className={boxes.boxes}>
            <legend>
              <b>{t('size')}</b>{' '}
              {sizes.map((size) => (
                <span key={size} className={styles.chosen} data-of={size}>
                  {size}
                </span>
              ))}
            </legend>
            <div className={boxes.row}>
              {sizes.map((size) => {
                const isGone = soldOut.includes(size)
                return (
                  <label key={size}>
                    <input
                      type="radio"
                      name="size"
                      value={size}
                      disabled={isGone}
                      defaultChecked={size === first.size}
                    />
                    {isGone ? <s>{size}</s> : <span>{size}</span>}
                    {isGone && <VisuallyHidden>{`, ${t('products:soldOut')}`}</VisuallyHidden>}
                  </label>
                )
              })}
            </div>
          </fieldset>
          <SizeGuide sizes={sizes} />
        </div>
      )}
      <div className={styles.buy}>
        <QuantityField
          ref={quantity}
          name="quantity"
          min={isLive ? 0 : 1}
          max={maxQuantity}
          errorId={outcome === 'none' ? errorId : undefined}
          onStep={() => setOutcome(undefined)}
        />
        <Button type="submit" size="large" disabled={isSoldOut}>
          {t(isSoldOut ? 'products:stocks.none' : 'add')}
          {!isSoldOut && <Icon name="arrow" />}
        </Button>
      </div>
      <div className={styles.status} role="status">
        {outcome === 'none' && (
          <p id={errorId} className={styles.error}>
            <Icon name="alert" />
            {t('quantity.none')}
          </p>
        )}
        {outcome === 'refused' && (
          <p className={styles.error}>
            <Icon name="alert" />
            {t('refused')}
          </p>
        )}
        {typeof outcome === 'object' && (
          <p className={styles.added}>
            <Icon name="check" />
            <span>
              <span>
                {`${t('added', { line: lineName(outcome.line), quantity: outcome.quantity })} ${outcome.isAtLimit ? `${t('most')} ` : ''}`}
              </span>
              <PageLink to={shopAddress('cart')}>{t('toCart')}</PageLink>
            </span>
          </p>
        )}
      </div>
    </form>
  )
}
