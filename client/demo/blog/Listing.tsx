import type { ReactNode } from 'react'
import { feedPath, postsOnPage } from '#shared/content/blog.ts'
import type { BlogListing } from '#shared/content/blogNames.ts'
import type { Teaser } from '#shared/content/content.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { canonicalPath, withQuery } from '#shared/routes/url.ts'
import { useAddress, useSite, type Trail } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Pagination } from '../../kit/Pagination.tsx'
import { TitleBar, type TitleBarLook } from '../../kit/TitleBar.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './Listing.module.css'
import { PostList } from './PostList.tsx'
import { Sidebar } from './Sidebar.tsx'
import { usePosts } from './usePosts.ts'

/** The number of articles that are as long as the sidebar, in the arrangements that have one. The others follow below both. */
const besideSidebar: Readonly<Partial<Record<BlogListing, number>>> = { standard: 3, widget: 3 }
/** The arrangement of the articles below the sidebar, if it differs. */
const belowSidebar: Readonly<Partial<Record<BlogListing, BlogListing>>> = { standard: 'grid' }

/** The looks of the titles, which show the arrangement. */
const titleLooks: Readonly<Record<BlogListing, TitleBarLook>> = {
  grid: 'cells',
  masonry: 'wall',
  classic: 'column',
  simple: 'rows-night',
  sideImage: 'sides',
  metro: 'cells-contrast',
  overlayImage: 'box',
  modern: 'box-contrast',
  clean: 'space',
  widget: 'rows',
  standard: 'column-tint',
}

/** The number of pictures in the first screen at every width. */
const firstPictures: Readonly<Partial<Record<BlogListing, number>>> = { grid: 3, metro: 2 }

type ListingProps = {
  heading: string
  /** The articles, in order. */
  posts: readonly Teaser[]
  arrangement: BlogListing
  /** Filter links above the list. */
  filter?: ReactNode
} & (
  | { lead: string }
  /** Replaces the bar with heading and lead. */
  | { head: (trail: Trail) => ReactNode }
)

/** Renders a listing of articles, nine a page. A page number beyond the end shows the last page. */
export function Listing({ heading, posts, arrangement, filter, ...above }: ListingProps) {
  const { t } = useTranslation('blog')
  const { t: common } = useTranslation()
  const { found, query, addressed, language } = useSite()
  const address = useAddress()
  const all = usePosts()
  const pages = Math.max(1, Math.ceil(posts.length / postsOnPage))
  const page = Math.min(Number(query.page ?? 1), pages)
  const start = (page - 1) * postsOnPage
  const shown = posts.slice(start, start + postsOnPage)
  const isFront = found.row.id === 'blog-grid'
  const addressOfPage = (to: number) =>
    withQuery(canonicalPath(found)!, {
      query: { category: query.category, page: to === 1 ? undefined : String(to) },
      language: addressed ? language : undefined,
    })
  const beside = besideSidebar[arrangement]
  const below = beside ? shown.slice(beside) : []
  const list = <PostList posts={shown.slice(0, beside)} look={arrangement} first={firstPictures[arrangement] ?? 1} />
  const pagination = <Pagination label={t('pages')} page={page} pages={pages} addressOf={addressOfPage} />
  const trail = [
    { label: common('home'), to: address(homeRoute) },
    ...(isFront ? [] : [{ label: t('name'), to: address('blog-grid') }]),
    { label: heading },
  ]
  return (
    <>
      {'head' in above ? (
        above.head(trail)
      ) : (
        <TitleBar look={titleLooks[arrangement]} heading={heading} lead={above.lead} trail={trail} />
      )}
      <div className={styles.page} data-look={arrangement}>
        {filter && <div className={styles.filters}>{filter}</div>}
        <p className={styles.small} role="status">
          {shown.length > 0 && t('shown', { count: start + 1, to: start + shown.length, all: posts.length })}
        </p>
        {shown.length === 0 ? (
          <p className={styles.empty}>
            {t('empty')} <PageLink to={address('blog-grid')}>{t('all')}</PageLink>
          </p>
        ) : beside ? (
          <div className={styles.columns} data-look={arrangement}>
            <div className={styles.main}>
              {list}
              {below.length === 0 && pagination}
            </div>
            {below.length > 0 && (
              <section className={styles.below}>
                <PostList posts={below} look={belowSidebar[arrangement] ?? arrangement} />
                {pagination}
              </section>
            )}
            <Sidebar posts={all} />
          </div>
        ) : (
          <>
            {list}
            {pagination}
          </>
        )}
        <p className={styles.small}>
          {t('note')} <a href={withQuery(feedPath, { language })}>{t('feed')}</a>
        </p>
      </div>
    </>
  )
}
