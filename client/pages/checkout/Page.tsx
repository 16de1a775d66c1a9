import { hasDemo } from '#shared/demo.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { BasketFrame } from '../shop/cart/BasketFrame.tsx'
import { EmptyBasket } from '../shop/cart/EmptyBasket.tsx'
import { Notice } from '../shop/cart/Notice.tsx'
import { OrderForm } from '../shop/cart/OrderForm.tsx'
import { useBasket } from '../shop/cart/useBasket.ts'

/** Renders the checkout: contact, delivery and payment. The order is sent as a message. */
export default function CheckoutPage() {
  const { t } = useTranslation(['basket', 'cart', 'checkout'])
  const address = useAddress()
  const basket = useBasket()
  return (
    <BasketFrame
      step="details"
      page={t('checkout:title')}
      heading={t('checkout.heading')}
      after={{ label: t('cart:title'), route: 'cart' }}
    >
      {basket.cart.size === 0 ? (
        <EmptyBasket />
      ) : (
        <>
          <Notice>
            {`${t('checkout.noAccounts')} `}
            {hasDemo && <PageLink to={address('login-register')}>{t('checkout.noAccountsLink')}</PageLink>}
          </Notice>
          <OrderForm basket={basket} />
        </>
      )}
    </BasketFrame>
  )
}
