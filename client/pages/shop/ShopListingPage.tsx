import { itemsFor } from '#shared/content/shop.ts'
import { shopCategories } from '#shared/content/shopNames.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { CartLink } from '../../shop/CartLink.tsx'
import { useChanges } from '../../shop/useChanges.ts'
import { FilterLinks } from '../../sections/FilterLinks.tsx'
import { MessageBox } from '../../ui/MessageBox.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { countId, listId } from './listId.ts'
import { ProductCard } from './ProductCard.tsx'
import { ShopFilter } from './ShopFilter.tsx'
import { filterProducts, priceBounds, sortProducts, withChoice, type ShopQuery } from './shopList.ts'
import styles from './ShopListingPage.module.css'
import { ShopPage } from './ShopPage.tsx'
import { SortForm } from './SortForm.tsx'
import { useActiveFilters } from './useActiveFilters.ts'
import { useListing } from './useListing.ts'

/** The number of pictures that are certainly in the first screen. */
const firstPictures = 2

/** Renders the filtered products of the shop in full width, or beside the filter. */
export default function ShopListingPage({ listing }: PageKinds['shopListing']) {
  const { t } = useTranslation('shopPages')
  return (
    <ShopPage heading={t(`listings.${listing}.heading`)} lead={t(`listings.${listing}.lead`)}>
      <div className={styles.listing} id={listId} data-listing={listing}>
        {listing === 'wide' && <CategoryLinks />}
        {listing === 'leftSidebar' && <ShopFilter />}
        <div className={styles.results}>
          <Shelf showsErrors={listing === 'wide'} />
        </div>
        {listing === 'rightSidebar' && <ShopFilter />}
      </div>
    </ShopPage>
  )
}

function CategoryLinks() {
  const { t } = useTranslation(['shopPages', 'products'])
  const { currentQuery, addressFor } = useListing()
  const { category: shown, ...others } = currentQuery
  const sold = itemsFor(useChanges())
  return (
    <FilterLinks
      label={t('filter.category')}
      options={[undefined, ...shopCategories].map((category) => {
        const other: ShopQuery = withChoice(others, { category })
        return {
          key: category ?? '',
          name: category ? t(`products:categories.${category}`) : t('filter.everyCategory'),
          count: filterProducts(sold, other).length,
          to: addressFor(other),
          isShown: category === shown,
        }
      })}
    />
  )
}

/**
 * Renders the filtered products.
 * @param showsErrors whether to show the errors here, because there is no field for them
 */
function Shelf({ showsErrors }: { showsErrors: boolean }) {
  const { t } = useTranslation(['shopPages', 'shop', 'products'])
  const { language } = useSite()
  const { currentQuery, addressFor } = useListing()
  const chosen = useActiveFilters(currentQuery)
  const { sort } = currentQuery
  const sold = itemsFor(useChanges())
  const items = sortProducts(filterProducts(sold, currentQuery), sort, {
    nameOf: (id) => t(`shop:items.${id}`),
    language,
  })
  const [error] = Object.values(priceBounds(currentQuery).errors)
  const announcements = [
    ...chosen.map(({ label }) => label),
    sort && t(`products:sorts.${sort}`),
    error && t(`errors.${error}`),
  ]
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.count} id={countId} role="status" tabIndex={-1}>
          <span>{t('count', { count: items.length })}</span>
          {/* The filters are part of the announcement, because two choices may have the same count. */}
          <VisuallyHidden>{`. ${announcements.filter(Boolean).join('. ')}`}</VisuallyHidden>
        </p>
        <CartLink />
        <SortForm />
      </div>
      {showsErrors && error && <MessageBox kind="problem" sentence={t(`errors.${error}`)} text={t('unused')} />}
      <ActiveFilters />
      {sold.length === 0 ? (
        <p className={styles.empty}>{t('empty.shop')}</p>
      ) : items.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('empty.sentence')}</p>
          <p>{t('empty.text')}</p>
          <PageLink to={addressFor({})}>{t('empty.all')}</PageLink>
        </div>
      ) : (
        <ul className={styles.shelf}>
          {items.map((item, index) => (
            <li key={item.id}>
              <ProductCard item={item} isFirst={index < firstPictures} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
