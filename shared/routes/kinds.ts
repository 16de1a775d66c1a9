import type { ArticleType, BlogLayout, BlogListing } from '../content/blogNames.ts'
import type { IconSetId } from '../content/iconSetNames.ts'
import type { PortfolioLayout, PortfolioShow, PortfolioStyle, ProjectPageName } from '../content/portfolio.ts'
import type { ElementFamily, ElementName } from './elements.ts'
import type { FooterName } from './footers.ts'
import type { FrameFamily } from './frames.ts'
import type { HeaderName } from './headers.ts'
import type { InnerName } from './inner.ts'
import type { PageTitleName } from './pageTitles.ts'

/** What each kind of page must be told by its row of the table. */
export interface PageKinds {
  home: Record<never, never>
  about: Record<never, never>
  gallery: Record<never, never>
  privacy: Record<never, never>
  contact: Record<never, never>
  programme: Record<never, never>
  press: Record<never, never>
  element: { element: ElementName }
  elementIndex: { family: ElementFamily }
  frameIndex: { family: FrameFamily }
  header: { header: HeaderName }
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
  accessibility: Record<never, never>
  newsletter: Record<never, never>
  newsletterConfirm: Record<never, never>
  newsletterUnsubscribe: Record<never, never>
  newsletterMyData: Record<never, never>
  searchResult: Record<never, never>
  icons: { set: IconSetId }
  notFound: Record<never, never>
}
export type PageKind = keyof PageKinds
