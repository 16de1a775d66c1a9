import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { BasketFrame } from '../shop/cart/BasketFrame.tsx'
import { CartLines } from '../shop/cart/CartLines.tsx'
import styles from './CartPage.module.css'
import { CartSummary } from '../shop/cart/CartSummary.tsx'
import { CodeForm } from '../shop/cart/CodeForm.tsx'
import { EmptyBasket } from '../shop/cart/EmptyBasket.tsx'
import { Notice } from '../shop/cart/Notice.tsx'
import { Refused } from '../shop/cart/Refused.tsx'
import { useBasket } from '../shop/cart/useBasket.ts'

/** Renders the cart. With script it changes in place; without script each change is a form post. */
export default function CartPage() {
  const { t } = useTranslation(['basket', 'cart'])
  const basket = useBasket()
  const [said, setSaid] = useState('')
  const empty = useRef<HTMLHeadingElement>(null)
  const isEmpty = basket.cart.size === 0

  // Removing the last line removes the focused button, so the heading takes the focus.
  const wasFilled = useRef(!isEmpty)
  useEffect(() => {
    if (wasFilled.current && isEmpty && document.activeElement === document.body) empty.current?.focus()
    wasFilled.current = !isEmpty
  }, [isEmpty])

  return (
    <BasketFrame step="cart" page={t('cart:title')} heading={t('steps.cart')}>
      <Refused />
      {isEmpty ? (
        <EmptyBasket ref={empty} />
      ) : (
        <div className={styles.columns}>
          <div>
            <CartLines basket={basket} say={setSaid} />
            <CodeForm basket={basket} />
            <Notice>{t('notice')}</Notice>
          </div>
          <CartSummary basket={basket} />
        </div>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
    </BasketFrame>
  )
}
