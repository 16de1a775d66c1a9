import { useState } from 'react'
import { wordsIn } from '#locales/translator.ts'
import { shopItem } from '#shared/content/shop.ts'
import { firstItem, type ShopColour, type ShopItemId } from '#shared/content/shopNames.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { ShareLinks } from '../../sections/ShareLinks.tsx'
import { CartLink } from '../../shop/CartLink.tsx'
import { useChanges } from '../../shop/useChanges.ts'
import { useShopAddress } from '../../shop/useShopAddress.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { AddToCart } from './AddToCart.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import styles from './ProductPage.module.css'
import { ProductTabs } from './ProductTabs.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'

/** Renders the page of one product: pictures, choices, details and related products. */
export default function ProductPage() {
  const { item = firstItem } = useSite().found.params
  // The key resets the choices when the product changes.
  return <Product key={item} id={item as ShopItemId} />
}

function Product({ id }: { id: ShopItemId }) {
  const { t, i18n } = useTranslation(['productPage', 'products', 'shop', 'common'])
  const { language } = useSite()
  const address = useAddress()
  const shopAddress = useShopAddress()
  const [colour, setColour] = useState<ShopColour>()
  const item = shopItem(id, useChanges())
  const name = t(`shop:items.${id}`)
  const { description } = wordsIn(i18n, `product/${id}`)
  return (
    <>
      <article className={styles.product}>
        <ProductGallery item={item} colour={colour} />
        <div className={styles.info}>
          <div className={styles.top}>
            <Breadcrumbs
              trail={[
                { label: t('common:home'), to: address(homeRoute) },
                { label: t('common:shop'), to: shopAddress('listing') },
                {
                  label: t(`products:categories.${item.category}`),
                  to: shopAddress('listing', { category: item.category }),
                },
                { label: name },
              ]}
            />
            <CartLink />
          </div>
          <h1>{name}</h1>
          <p className={styles.price}>
            {item.oldPrice !== undefined && (
              <s>
                <VisuallyHidden>{t('oldPrice')} </VisuallyHidden>
                {`${formatMoney(item.oldPrice, language)} `}
              </s>
            )}
            <strong>
              <VisuallyHidden>{t('price')} </VisuallyHidden>
              {formatMoney(item.price, language)}
            </strong>
          </p>
          <p className={styles.lead}>{description}</p>
          <AddToCart item={item} onColour={setColour} />
          <ProductFacts item={item} />
        </div>
      </article>
      <ProductTabs item={item} />
      <div className={styles.share}>
        <ShareLinks title={name} description={description} />
      </div>
      <RelatedProducts id={id} />
      {item.isSample && <SampleNote text={t('sample')} />}
    </>
  )
}
