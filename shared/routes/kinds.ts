import type { ArticleType, BlogLayout, BlogListing } from '../content/blogNames.ts'
import type { IconSetId } from '../content/iconSetNames.ts'
import type { PortfolioLayout, PortfolioShow, PortfolioStyle, ProjectPageName } from '../content/portfolio.ts'
import type { ShopListing } from '../content/shopNames.ts'
import type { ElementFamily, ElementName } from './elements.ts'
import type { FooterName } from './footers.ts'
import type { FrameFamily } from './frames.ts'
import type { ShownHeaderName } from './headers.ts'
import type { HomeName } from './homes.ts'
import type { InnerName } from './inner.ts'
import type { IndexFamily } from './pageIndexes.ts'
import type { PageTitleName } from './pageTitles.ts'

/** What each kind of page must be told by its row of the table. */
export interface PageKinds {
  home: Record<never, never>
  homeVariant: { home: HomeName }
  homeIndex: Record<never, never>
  about: Record<never, never>
  gallery: Record<never, never>
  privacy: Record<never, never>
  contact: Record<never, never>
  programme: Record<never, never>
  press: Record<never, never>
  donate: Record<never, never>
  transparency: Record<never, never>
  element: { element: ElementName }
  elementIndex: { family: ElementFamily }
  frameIndex: { family: FrameFamily }
  pageIndex: { family: IndexFamily }
  header: { header: ShownHeaderName }
  footer: { footer: FooterName }
  pageTitle: { pageTitle: PageTitleName }
  inner: { inner: InnerName }
  portfolioListing: { style: PortfolioStyle; layout: PortfolioLayout }
  portfolioShow: { show: PortfolioShow }
  project: { page: ProjectPageName }
  blogListing: { listing: BlogListing }
  blogCategory: Record<never, never>
  blogAuthor: Record<never, never>
  post: { type: ArticleType }
  blogLayout: { layout: BlogLayout }
  shopListing: { listing: ShopListing }
  shopCategories: Record<never, never>
  noAccounts: Record<never, never>
  product: Record<never, never>
  accessibility: Record<never, never>
  newsletter: Record<never, never>
  newsletterConfirm: Record<never, never>
  newsletterUnsubscribe: Record<never, never>
  newsletterMyData: Record<never, never>
  order: Record<never, never>
  searchResult: Record<never, never>
  icons: { set: IconSetId }
  cart: Record<never, never>
  checkout: Record<never, never>
  notFound: Record<never, never>
}
export type PageKind = keyof PageKinds
