import listings from 'virtual:pictures/listings'
import portraits from 'virtual:pictures/authors'
import products from 'virtual:pictures/shopShelf'
import { Fragment, type ReactNode } from 'react'
import type { PageCatalog } from '#locales/catalog.ts'
import { createTranslator, wordsIn, type Translator } from '#locales/translator.ts'
import type { AuthorId, PostCategory } from '#shared/content/blog.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { portfolioStyles } from '#shared/content/portfolio.ts'
import { itemsFor, offerOf, priceRange } from '#shared/content/shop.ts'
import { firstItem, shopItemIds, type ShopItemId } from '#shared/content/shopNames.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import { placeInRow, previewOf } from '#shared/routes/listingPreviews.ts'
import type { PageParams } from '#shared/routes/matchRoute.ts'
import { indexGroups, type IndexFamily } from '#shared/routes/pageIndexes.ts'
import type { Row } from '#shared/routes/route.ts'
import { homeRoute, table, type RouteId } from '#shared/routes/table.ts'
import { textsOf } from '../head.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { listedParams } from '../../content/contentPages.ts'
import { siteWordsOf, type SiteWords } from '../../content/siteWords.ts'
import { useChanges } from '../../shop/useChanges.ts'
import { TitleBar } from '../../kit/TitleBar.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { openings } from './openings.ts'
import styles from './PageIndex.module.css'

/** A page of a row. */
interface Listed {
  row: Row<RouteId>
  params: PageParams
}

interface Section {
  id: string
  heading: string
  lead?: string
  pages: readonly Listed[]
}

/** Returns the product of a page's parameters. */
const itemOf = ({ item = firstItem }: PageParams) => item as ShopItemId

/** Renders the picture of a product or category from the row that it shares with others, or its photograph. */
function fromRow(id: ShopItemId | PostCategory, own: PictureFile): ReactNode {
  if (own.photograph) return <Picture of={own} alt="" />
  const { row, cell } = placeInRow(id)
  return <Picture of={listings[row]!} cell={cell} alt="" />
}

/**
 * Returns the picture of a page: its arrangement, or the picture of its product, project, category or author. Most layouts of a style
 * of projects have none.
 */
function pictureOf({ row, params }: Listed, { posts, projects }: SiteWords, photograph?: string): ReactNode {
  switch (row.kind) {
    case 'product':
      return photograph ? (
        <span dangerouslySetInnerHTML={{ __html: photograph }} />
      ) : (
        fromRow(itemOf(params), products[itemOf(params)])
      )
    case 'project': {
      const { page } = row.props
      const found = projects.list.find(({ id, page: own }) =>
        params['project'] ? id === params['project'] : own === page,
      )
      return <Picture of={found!.wide} alt="" />
    }
    case 'blogCategory': {
      const category = params['category'] as PostCategory
      return fromRow(category, posts.list.find(({ category: [own] }) => own === category)!.wide)
    }
    case 'blogAuthor':
      return <Picture of={portraits[`author${params['author'] as AuthorId}`]} alt="" />
    default: {
      const place = previewOf(row.id)
      return place && <Picture of={listings[place.sheet]!} cell={place.cell} alt="" />
    }
  }
}

/** Returns the groups of a family as sections; the listings of projects have one for each style. */
function sectionsOf(
  family: IndexFamily,
  pagesOf: (kinds: readonly PageKind[]) => Listed[],
  { t }: Translator,
): Section[] {
  const groups = Object.entries(indexGroups[family]) as [keyof PageCatalog['pageLists']['groups'], PageKind[]][]
  return groups.flatMap(([group, kinds]): Section[] => {
    const pages = pagesOf(kinds)
    if (kinds[0] !== 'portfolioListing') return [{ id: group, heading: t(`pageLists:groups.${group}`), pages }]
    return portfolioStyles.map((style) => ({
      id: style,
      heading: t(`portfolio:styles.${style}.heading`),
      lead: t(`portfolio:styles.${style}.lead`),
      pages: pages.filter(({ row }) => row.kind === 'portfolioListing' && row.props.style === style),
    }))
  })
}

/**
 * Returns the number of columns on a wide screen that fills all rows, and whether the heading takes a cell there, or two;
 * otherwise it is above.
 */
function rowsOf(count: number): { 'data-columns': number; 'data-cell'?: 'one' | 'two' } {
  if (count > 12 && (count + 2) % 3 === 0) return { 'data-columns': 3, 'data-cell': 'two' }
  const columns = [3, 4, 5].find((each) => count % each === 0 || (count + 1) % each === 0) ?? 3
  return { 'data-columns': columns, ...(count % columns > 0 && { 'data-cell': 'one' }) }
}

/**
 * Renders the pages of a family in groups, each page with a picture. The shop shows the price of each product; it leaves out
 * withdrawn products, and demonstration pages while they are hidden.
 */
function PageLists({ family }: { family: IndexFamily }) {
  const { language, demoPages, changes, content: { products: offers = {} } = {} } = useSite()
  const address = useAddress()
  const words = siteWordsOf(language, changes)
  const translator = createTranslator(language, words)
  const rows = (table as readonly Row<RouteId>[]).filter(
    (row) => family !== 'shop' || demoPages === 'public' || !row.isDemo,
  )
  const pagesOf = (kinds: readonly PageKind[]) =>
    kinds
      .flatMap((kind) => rows.filter((row) => row.kind === kind))
      .flatMap((row) => listedParams(row).map((params) => ({ row, params })))
      .filter(({ row, params }) => row.kind !== 'product' || offers[itemOf(params)] !== null)
  const textsIn = (found: Listed): { title: ReactNode; description: string } => {
    const { row, params } = found
    const texts = textsOf({ found, query: {} }, translator)
    const { authors, categories } = wordsIn(translator, 'blog')
    // The heading of the group says already what these pages list.
    if (row.kind === 'blogAuthor') return { ...texts, title: authors[params['author'] as AuthorId].name }
    if (row.kind === 'blogCategory') return { ...texts, title: categories[params['category'] as PostCategory].name }
    if (row.kind !== 'portfolioListing') return texts
    const { style, layout } = row.props
    const name = translator.t(`portfolio:layouts.${layout}`)
    return {
      title: (
        <>
          {name[0]!.toLocaleUpperCase(language) + name.slice(1)}
          <VisuallyHidden>{` – ${translator.t(`portfolio:styles.${style}.heading`)}`}</VisuallyHidden>
        </>
      ),
      description: translator.t(`pageLists:portfolio.${style}.${layout}`),
    }
  }
  const hasSamples = family === 'shop' && Object.keys(offers).length < shopItemIds.length
  return (
    <div className={styles.lists}>
      {sectionsOf(family, pagesOf, translator).map(({ id, heading, lead, pages }) => (
        <section
          key={id}
          aria-labelledby={`pages-${id}`}
          data-look={pages[0]?.row.kind}
          {...(!lead && rowsOf(pages.length))}
        >
          <div>
            <h2 id={`pages-${id}`}>{heading}</h2>
            {lead ? <p>{lead}</p> : <b>{pages.length}</b>}
          </div>
          {lead && pages.map((found) => <Fragment key={found.row.id}>{pictureOf(found, words)}</Fragment>)}
          <ul>
            {pages.map((found) => {
              const { row, params } = found
              const { title, description } = textsIn(found)
              const to = address(row.id, { params })
              const item = row.kind === 'product' ? itemOf(params) : undefined
              return (
                <li key={to}>
                  {!lead && pictureOf(found, words, item && offers[item]?.picture)}
                  <div>
                    <h3>
                      <a href={to}>{title}</a>
                    </h3>
                    {item && (
                      <p>
                        <strong>{formatMoney(offerOf(item, offers).price, language)}</strong>
                      </p>
                    )}
                    <p>{description}</p>
                  </div>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      {hasSamples && <p role="note">{translator.t('shopPages:sample')}</p>}
    </div>
  )
}

/** Renders the title bar of an index and its lists. */
export function PageIndex({ family }: { family: IndexFamily }) {
  const { language, changes } = useSite()
  const address = useAddress()
  const { from, to } = priceRange(itemsFor(useChanges())) ?? {}
  const { t } = createTranslator(language, siteWordsOf(language, changes))
  const heading = t(`pageLists:of.${family}.heading`)
  const prices = from !== undefined && { from: formatMoney(from, language), to: formatMoney(to!, language) }
  return (
    <>
      <TitleBar
        {...openings[family]}
        heading={heading}
        lead={
          family !== 'shop'
            ? t(`pageLists:of.${family}.lead`)
            : !prices
              ? t('pageLists:nothingSold')
              : from === to
                ? t('pageLists:onePrice', { price: prices.from })
                : t('pageLists:of.shop.lead', prices)
        }
        trail={[{ label: t('common:home'), to: address(homeRoute) }, { label: heading }]}
      />
      <PageLists family={family} />
    </>
  )
}
