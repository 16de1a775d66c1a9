import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { CheckoutFrame } from '../shop/cart/CheckoutFrame.tsx'
import { CartLines } from '../shop/cart/CartLines.tsx'
import styles from './CartPage.module.css'
import { CartSummary } from '../shop/cart/CartSummary.tsx'
import { CodeForm } from '../shop/cart/CodeForm.tsx'
import { EmptyCart } from '../shop/cart/EmptyCart.tsx'
import { InfoLine } from '../shop/cart/InfoLine.tsx'
import { CartErrors } from '../shop/cart/CartErrors.tsx'
import { useCartState } from '../shop/cart/useCartState.ts'
import { useSamplePrices } from '../../shop/useChanges.ts'

/** Renders the cart. With script it changes in place; without script each change is a form post. */
export default function CartPage() {
  const { t } = useTranslation(['basket', 'cart'])
  const cartState = useCartState()
  const hasSamples = useSamplePrices()
  const [announcement, setAnnouncement] = useState('')
  const empty = useRef<HTMLHeadingElement>(null)
  const isEmpty = cartState.cart.size === 0

  // Removing the last line removes the focused button, so the heading takes the focus.
  const wasFilled = useRef(!isEmpty)
  useEffect(() => {
    if (wasFilled.current && isEmpty && document.activeElement === document.body) empty.current?.focus()
    wasFilled.current = !isEmpty
  }, [isEmpty])

  return (
    <>
      <CheckoutFrame step="cart" page={t('cart:title')} heading={t('steps.cart')}>
        <CartErrors />
        {isEmpty ? (
          <EmptyCart ref={empty} />
        ) : (
          <div className={styles.columns}>
            <div>
              <CartLines cartState={cartState} announce={setAnnouncement} />
              <CodeForm cartState={cartState} />
              <InfoLine>{t('notice')}</InfoLine>
            </div>
            <CartSummary cartState={cartState} />
          </div>
        )}
        <p className={styles.status} role="status">
          {announcement}
        </p>
      </CheckoutFrame>
      {hasSamples && !isEmpty && <SampleNote text={t('sample')} />}
    </>
  )
}
