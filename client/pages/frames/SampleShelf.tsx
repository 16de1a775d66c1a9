import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import pictures from 'virtual:pictures/shelf'
import { costOf } from '#shared/cart.ts'
import { hasSamplePrices, type ShopItemId } from '#shared/content/shop.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../app/site.ts'
import { SampleMark } from '../../sections/SampleMark.tsx'
import { useCart } from '../../shop/useCart.ts'
import { Button } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './SampleShelf.module.css'

const shown = ['tshirt', 'cap', 'bag'] as const satisfies readonly ShopItemId[]

const never = () => () => {}

/** Three things of the shop, to put something into the cart of a header. Without script they are ordered by message. */
export function SampleShelf() {
  const { t } = useTranslation(['frames', 'shop'])
  const { language } = useSite()
  const address = useAddress()
  const { change } = useCart()
  const [said, setSaid] = useState('')
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  function add(id: ShopItemId) {
    const quantity = change(id, 1)
    const item = t(`shop:items.${id}`)
    setSaid(quantity > 0 ? t('shelf.added', { item, quantity }) : t('shelf.refused'))
  }

  return (
    <section className={styles.shelf} aria-labelledby="shelf">
      <div className={styles.head}>
        <h2 id="shelf">{t('shelf.heading')}</h2>
        {hasSamplePrices && <SampleMark label={t('shelf.sample')} />}
      </div>
      <ul>
        {shown.map((id) => {
          const item = t(`shop:items.${id}`)
          return (
            <li key={id}>
              <Picture of={pictures[id]} alt="" />
              <h3>{item}</h3>
              <p>{formatMoney(costOf(id, 1), language)}</p>
              {isHydrated ? (
                <Button tone="ink" size="small" aria-label={t('shelf.addItem', { item })} onClick={() => add(id)}>
                  {t('shelf.add')}
                </Button>
              ) : (
                <PageLink to={address('contact', { query: { topic: 'shop', item: id }, anchor: 'write' })}>
                  {t('cart.order')}
                </PageLink>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.said} role="status">
        {said}
      </p>
    </section>
  )
}
