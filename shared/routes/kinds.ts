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
import type { PageFolder } from './pages.ts'
import type { PageTitleName } from './pageTitles.ts'

/** The props of each kind of page. The kind of a page without props is its folder. */
export interface PageKinds extends Record<PageFolder, Record<never, never>> {
  homeVariant: { home: HomeName }
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
  product: Record<never, never>
  icons: { set: IconSetId }
  notFound: Record<never, never>
}
export type PageKind = keyof PageKinds
