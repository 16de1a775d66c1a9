import { useId } from 'react'
import pictures from 'virtual:pictures/shop'
import { variantOf, type LineId } from '#shared/cart.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useLineName } from '../../../shop/useLineName.ts'
import { ProductPicture } from '../../../shop/ProductPicture.tsx'
import { useChanges } from '../../../shop/useChanges.ts'
import { useProductAddress } from '../../../shop/useProductAddress.ts'
import { LineIcon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { cartForms } from './cartForms.ts'
import styles from './CartLines.module.css'
import { QuantityStepper } from './QuantityStepper.tsx'
import type { useCartState } from './useCartState.ts'

const bin = 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14'

interface CartLineProps {
  line: LineId
  quantity: number
  /** The typed text that was refused. */
  typed: string | undefined
  error: string | undefined
  cartState: Pick<ReturnType<typeof useCartState>, 'costOf' | 'faultOf'>
  onStep: (by: number) => void
  onTyped: (typed: string, goesTo: Element | null) => void
  onRemove: () => void
}

/** Renders one line of the cart. */
export function CartLine({ line, quantity, cartState, typed, error, onStep, onTyped, onRemove }: CartLineProps) {
  const { t } = useTranslation(['basket', 'shop'])
  const { language } = useSite()
  const nameOf = useLineName()
  const productAddress = useProductAddress()
  const errorId = useId()
  const fault = cartState.faultOf(line)
  const variant = variantOf(line)!
  const item = nameOf(line)
  const name = t(`shop:items.${variant.item}`)
  // A withdrawn product has no price.
  const money = (dinars: number) => dinars > 0 && formatMoney(dinars, language)
  const choices = [variant.colour && t(`shop:colours.${variant.colour}`), variant.size].filter(Boolean).join(', ')
  return (
    <tr>
      <td className={styles.picture}>
        <ProductPicture photograph={useChanges()[variant.item]?.picture} of={pictures[variant.item]} alt="" />
      </td>
      <th scope="row" className={styles.name}>
        {fault === 'gone' ? <b>{name}</b> : <PageLink to={productAddress(variant.item)}>{name}</PageLink>}
        {choices && <span>{choices}</span>}
        {fault && <strong>{t(`line.${fault}`)}</strong>}
      </th>
      <td className={styles.price}>{money(cartState.costOf(line, 1))}</td>
      <td className={styles.quantity}>
        {error !== undefined && (
          <p className={styles.error} id={errorId}>
            {error}
          </p>
        )}
        <QuantityStepper {...{ line, item, quantity, typed, onStep, onTyped }} errorId={error && errorId} />
      </td>
      <td className={styles.total}>{money(cartState.costOf(line, quantity))}</td>
      <td className={styles.remove}>
        <button
          form={cartForms.remove}
          name="line"
          value={line}
          onClick={(event) => {
            event.preventDefault()
            onRemove()
          }}
        >
          <LineIcon path={bin} />
          <VisuallyHidden>{t('line.remove', { item })}</VisuallyHidden>
        </button>
      </td>
    </tr>
  )
}
