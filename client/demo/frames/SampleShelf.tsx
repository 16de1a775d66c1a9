import { useEffect, useState } from 'react'
import pictures from 'virtual:pictures/shelf'
import { firstVariant, lineOf } from '#shared/cart.ts'
import { shopItem } from '#shared/content/shop.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useCart } from '../../shop/useCart.ts'
import { useChanges } from '../../shop/useChanges.ts'
import { useProductAddress } from '../../shop/useProductAddress.ts'
import { Button } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './SampleShelf.module.css'

export type ShelfItemId = keyof typeof pictures

interface SampleShelfProps {
  /** The products in the shelf. */
  of: readonly ShelfItemId[]
}

/** Renders products that can be put into the cart of a header. Without script each links to its page. */
export function SampleShelf({ of }: SampleShelfProps) {
  const { t } = useTranslation(['frames', 'shop'])
  const { language } = useSite()
  const address = useProductAddress()
  const { change } = useCart()
  const changes = useChanges()
  const [announcement, setAnnouncement] = useState('')
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])

  function add(id: ShelfItemId) {
    const quantity = change(lineOf(firstVariant(shopItem(id, changes))), 1)
    const item = t(`shop:items.${id}`)
    setAnnouncement(quantity > 0 ? t('shelf.added', { item, quantity }) : t('shelf.refused'))
  }

  const shown = of.filter((id) => changes[id] !== null)
  if (shown.length === 0) return null
  return (
    <section className={styles.shelf} aria-labelledby="shelf">
      <h2 id="shelf">{t('shelf.heading')}</h2>
      <ul>
        {shown.map((id) => {
          const item = t(`shop:items.${id}`)
          return (
            <li key={id}>
              <Picture of={pictures[id]} alt="" />
              <h3>{item}</h3>
              <p>{formatMoney(shopItem(id, changes).price, language)}</p>
              {isLive ? (
                <Button tone="ink" size="small" aria-label={t('shelf.addItem', { item })} onClick={() => add(id)}>
                  {t('shelf.add')}
                </Button>
              ) : (
                <PageLink to={address(id)}>{t('shelf.see')}</PageLink>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.status} role="status">
        {announcement}
      </p>
    </section>
  )
}
