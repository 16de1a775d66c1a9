import { hasDemo } from '#shared/demo.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { CheckoutFrame } from '../shop/cart/CheckoutFrame.tsx'
import { EmptyCart } from '../shop/cart/EmptyCart.tsx'
import { OrderForm } from '../shop/cart/OrderForm.tsx'
import styles from '../shop/cart/OrderForm.module.css'
import { useCartState } from '../shop/cart/useCartState.ts'
import { useSamplePrices } from '../../shop/useChanges.ts'

/** Renders the checkout: contact, delivery and payment. The order is sent as a message. */
export default function CheckoutPage() {
  const { t } = useTranslation(['basket', 'cart', 'checkout'])
  const address = useAddress()
  const cartState = useCartState()
  const hasSamples = useSamplePrices()
  const isEmpty = cartState.cart.size === 0
  return (
    <>
      <CheckoutFrame
        step="details"
        page={t('checkout:title')}
        heading={t('checkout.heading')}
        after={{ label: t('cart:title'), route: 'cart' }}
      >
        {isEmpty ? (
          <EmptyCart />
        ) : (
          <>
            <p className={styles.accounts}>
              {`${t('checkout.noAccounts')} `}
              {hasDemo && <PageLink to={address('login-register')}>{t('checkout.noAccountsLink')}</PageLink>}
            </p>
            <OrderForm cartState={cartState} />
          </>
        )}
      </CheckoutFrame>
      {hasSamples && !isEmpty && <SampleNote text={t('sample')} />}
    </>
  )
}
