import type { PageCatalog } from '#locales/catalog.ts'
import { createTranslator } from '#locales/translator.ts'
import { offerOf } from '#shared/content/shop.ts'
import { firstItem, shopItemIds, type ShopItemId } from '#shared/content/shopNames.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import type { IndexFamily } from '#shared/routes/pageIndexes.ts'
import type { PageParams } from '#shared/routes/matchRoute.ts'
import type { Row } from '#shared/routes/route.ts'
import { table, type RouteId } from '#shared/routes/table.ts'
import { textsOf } from '../head.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { listedParams } from '../../content/contentPages.ts'
import { siteWordsOf } from '../../content/siteWords.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

type Group = keyof PageCatalog['pageIndexes']['groups']

/** The groups of each family and their kinds of pages. Articles are in their own listings. */
const groups: Readonly<Record<IndexFamily, Readonly<Partial<Record<Group, readonly PageKind[]>>>>> = {
  shop: {
    shelves: ['shopListing', 'shop/categories'],
    products: ['product'],
    order: ['cart', 'checkout', 'login-register'],
  },
  blogs: { listings: ['blogListing'], categories: ['blogCategory'], authors: ['blogAuthor'], long: ['blogLayout'] },
  portfolio: { listings: ['portfolioListing', 'portfolioShow'], projects: ['project'] },
  page: { pages: ['inner', 'search'] },
}

/** Returns the product of a page's parameters. */
const itemOf = ({ item = firstItem }: PageParams) => item as ShopItemId

/**
 * Renders the pages of a family in groups. The shop shows the price of each product; it leaves out withdrawn products, and
 * demonstration pages while they are hidden.
 */
export function PageLists({ family }: { family: IndexFamily }) {
  const { t } = useTranslation('pageIndexes')
  const { language, demoPages, changes, content: { products = {} } = {} } = useSite()
  const address = useAddress()
  const translator = createTranslator(language, siteWordsOf(language, changes))
  const rows = (table as readonly Row<RouteId>[]).filter(
    (row) => family !== 'shop' || demoPages === 'public' || !row.isDemo,
  )
  const lists = (Object.entries(groups[family]) as [Group, readonly PageKind[]][]).map(([group, kinds]) => (
    <section key={group} aria-labelledby={`pages-${group}`}>
      <h2 id={`pages-${group}`}>{t(`groups.${group}`)}</h2>
      <ul>
        {kinds
          .flatMap((kind) => rows.filter((row) => row.kind === kind))
          .flatMap((row) => listedParams(row).map((params) => ({ row, params })))
          .filter(({ row, params }) => row.kind !== 'product' || products[itemOf(params)] !== null)
          .map(({ row, params }) => {
            const { title, description } = textsOf({ found: { row, params }, query: {} }, translator)
            const to = address(row.id, { params })
            return (
              <li key={to}>
                <h3>
                  <a href={to}>{title}</a>
                </h3>
                {row.kind === 'product' && (
                  <p>
                    <strong>{formatMoney(offerOf(itemOf(params), products).price, language)}</strong>
                  </p>
                )}
                <p>{description}</p>
              </li>
            )
          })}
      </ul>
    </section>
  ))
  const hasSamples = family === 'shop' && Object.keys(products).length < shopItemIds.length
  return (
    <>
      {lists}
      {hasSamples && <p role="note">{translator.t('shopPages:sample')}</p>}
    </>
  )
}
