import { useSyncExternalStore } from 'react'
import { labelled } from '#shared/i18n/sentences.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useAddress, useSite } from '../site/site.ts'
import { LineIcon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './CartCount.module.css'
import { onCart, readCookie } from './cartCookie.ts'

/** Returns the number of products in the cart's cookie. In each line the quantity follows a full stop. */
const countInCookie = (): number =>
  [...readCookie().matchAll(/\.(\d+)/g)].reduce((sum, [, quantity]) => sum + Number(quantity), 0)

/** Renders a link to the cart with the number of its products. Without script, or for an empty cart, it renders nothing. */
export function CartCount() {
  const { t } = useTranslation()
  const { language } = useSite()
  const address = useAddress()
  const count = useSyncExternalStore(onCart, countInCookie, () => 0)
  if (count === 0) return null
  return (
    <PageLink className={styles.cart} data-cart to={address('cart')}>
      <LineIcon path="M2 4h3l3 11h10l3-8H6M10 20v.5M17 20v.5" />
      <VisuallyHidden>{labelled(t('cart'), '', language)}</VisuallyHidden>
      <b>{count}</b>
    </PageLink>
  )
}
