import { countOf } from '#shared/cart.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../site/site.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import styles from './CartLink.module.css'
import { useCart } from './useCart.ts'
import { useShopAddress } from './useShopAddress.ts'

/** Renders the link to the cart. A script adds the number of products, because the page is the same for everybody. */
export function CartLink() {
  const { t } = useTranslation()
  const { language } = useSite()
  const shopAddress = useShopAddress()
  const { cart } = useCart()
  const count = countOf(cart)
  return (
    <PageLink to={shopAddress('cart')} className={styles.link}>
      {t('cart')}
      {count > 0 && <b>{formatNumber(count, language)}</b>}
      <Icon name="arrow" />
    </PageLink>
  )
}
