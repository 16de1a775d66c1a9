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

/** What the visitor has chosen, changed in place with script and by form posts without. */
export default function CartPage() {
  const { t } = useTranslation(['basket', 'cart'])
  const basket = useBasket()
  const [said, setSaid] = useState('')
  const empty = useRef<HTMLHeadingElement>(null)
  const isEmpty = basket.cart.size === 0

  // The last line went with the focus on it: it goes on from what stands there now.
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
