import { useState, type FormEvent } from 'react'
import { lineOf, nameOfLine, variantOf, type LineId } from '#shared/cart.ts'
import { soldProductIds, soldProducts, type SoldProductId } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { shopItem } from '#shared/content/shop.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { isNew } from '../../../shop/isNew.ts'
import { useCart } from '../../../shop/useCart.ts'
import { useLineName } from '../../../shop/useLineName.ts'
import { useChanges } from '../../../shop/useChanges.ts'
import { useProductAddress } from '../../../shop/useProductAddress.ts'
import { useShopAddress } from '../../../shop/useShopAddress.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { QuickActionIcon, HomeProductCard } from '../parts/HomeProductCard.tsx'
import styles from './ProductRow.module.css'

interface ProductRowProps {
  words: {
    into: string
    one: string
    /** The link to the size guide of the T-shirt. */
    sizes: string
    prices: { was: string; now: string }
    badges: Readonly<Record<'fresh' | 'reduced', string>>
    notes: Readonly<Record<SoldProductId, string>>
  }
  /** `rail` has one cell for each product; the others are second pictures. */
  pictures: Readonly<Record<'rail' | `${SoldProductId}-back`, PictureFile>>
}

/** Renders products of the site's shop, each with a button for every size that adds it to the cart, and a link to the sizes. */
export function ProductRow({ words, pictures }: ProductRowProps) {
  const { t } = useTranslation(['home/fashion-shop', 'shop'])
  const addressOf = useProductAddress()
  const changes = useChanges()
  const shown = soldProductIds.filter((id) => changes[soldProducts[id].item] !== null)
  if (shown.length === 0) return null
  return (
    <>
      <ul className={styles.rail}>
        {shown.map((id) => {
          const { item, colour } = soldProducts[id]
          const thing = shopItem(item, changes)
          const name = t(`shop:items.${item}`)
          const named = nameOfLine(name, t(`shop:colours.${colour}`))
          const sign = thing.oldPrice !== undefined ? 'reduced' : isNew(thing) ? 'fresh' : undefined
          return (
            <li key={id}>
              <HomeProductCard
                name={<PageLink to={addressOf(item)}>{name}</PageLink>}
                note={words.notes[id]}
                price={thing.price}
                oldPrice={thing.oldPrice}
                labels={words.prices}
                of={pictures.rail}
                cell={soldProductIds.indexOf(id)}
                back={pictures[`${id}-back`]}
                badge={sign && words.badges[sign]}
                quick={[
                  <PageLink key="view" to={addressOf(item)}>
                    <QuickActionIcon of="view">{t('rail.view', { name: named })}</QuickActionIcon>
                  </PageLink>,
                ]}
              >
                <Buy of={id} name={named} into={words.into} one={words.one} />
              </HomeProductCard>
            </li>
          )
        })}
      </ul>
      {changes.tshirt !== null && (
        <PageLink className={styles.help} to={`${addressOf('tshirt')}#size-guide`}>
          {words.sizes}
        </PageLink>
      )}
    </>
  )
}

/** The result of adding a product: its cart line and the new quantity, which is 0 if it was refused. */
interface Outcome {
  line: LineId
  quantity: number
}

/** Renders a button for each size. Without script the form posts to the cart page. */
function Buy({ of, name, into, one }: { of: SoldProductId; name: string; into: string; one: string }) {
  const { t } = useTranslation('home/fashion-shop')
  const shopAddress = useShopAddress()
  const lineName = useLineName()
  const { change } = useCart()
  const [outcome, setOutcome] = useState<Outcome>()
  const { item, colour } = soldProducts[of]
  const { sizes, soldOut = [] } = shopItem(item, useChanges())

  function add(event: FormEvent<HTMLFormElement>) {
    const size = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value')
    const variant = variantOf([item, colour, size].filter(Boolean).join('_'))
    if (!variant) return
    event.preventDefault()
    const line = lineOf(variant)
    setOutcome({ line, quantity: change(line, 1) })
  }

  return (
    <form
      className={styles.buy}
      method="post"
      action={shopAddress('cart')}
      onSubmit={add}
      aria-label={t('rail.buy', { name })}
    >
      <input type="hidden" name="act" value="add" />
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="colour" value={colour} />
      <p>{into}</p>
      {sizes ? (
        sizes
          .filter((size) => !soldOut.includes(size))
          .map((size) => (
            <button key={size} type="submit" name="size" value={size}>
              {size}
            </button>
          ))
      ) : (
        <button type="submit">{one}</button>
      )}
      <p role="status">
        {outcome &&
          (outcome.quantity === 0 ? (
            t('rail.refused')
          ) : (
            <>
              <span>{`${t('rail.added', { line: lineName(outcome.line), quantity: outcome.quantity })} `}</span>
              <PageLink to={shopAddress('cart')}>{t('rail.toCart')}</PageLink>
            </>
          ))}
      </p>
    </form>
  )
}
