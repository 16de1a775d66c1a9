import { useTranslation } from '../../i18n/useTranslation.ts'
import '../../styles/accents.categories.css'
import type { ReactNode } from 'react'
import { categoryAccents } from '#shared/content/blog.ts'
import type { ArticleType } from '#shared/content/blogNames.ts'
import type { Article, Teaser } from '#shared/content/content.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { contentFileOf } from '../../content/contentFileOf.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { ArticleBody } from './ArticleBody.tsx'
import styles from './ArticlePage.module.css'
import { AuthorBox } from './AuthorBox.tsx'
import { Comments } from './Comments.tsx'
import { NextPosts } from './NextPosts.tsx'
import { PostMeta } from './PostMeta.tsx'
import { PostRows } from './PostRows.tsx'
import { RelatedPosts, type RelatedLook } from './RelatedPosts.tsx'
import { ShareLinks } from '../../sections/ShareLinks.tsx'
import { TagLinks } from './TagLinks.tsx'
import { usePostAddress, usePosts } from './usePosts.ts'

/** The data of an article page. */
export interface ArticlePageProps {
  article: Article
  post: Teaser
}

/** The reading time, in minutes, from which the text is so long that the newest articles fit beside it. */
const longMinutes = 2
/** The number of newest articles beside a long text. */
const recentCount = 4

/**
 * The ends of the article types: the look of the related articles. Before the look `lead`, the older and the newer
 * article are two large halves.
 */
const ends: Readonly<Record<ArticleType, RelatedLook>> = {
  standard: 'band',
  gallery: 'band',
  fullWidth: 'list',
  blockquote: 'list',
  html5Video: 'list',
  slider: 'lead',
  audio: 'lead',
  youtubeVideo: 'lead',
  vimeoVideo: 'lead',
}

/**
 * Returns the page component of an article type. The types differ in the head and in the end.
 * @param head renders the media of the type from the article
 */
export const articlePage = (head: (shown: ArticlePageProps) => ReactNode) =>
  function ArticlePage() {
    const { t, i18n } = useTranslation('blog')
    const { t: common } = useTranslation()
    const { id = '' } = useSite().found.params
    const address = useAddress()
    const postAddress = usePostAddress()
    const posts = usePosts()
    const post = posts.find((one) => one.id === id)!
    const article = contentFileOf(i18n, `post/${id}`)
    const [category = 'party'] = post.category
    const isLong = post.minutes >= longMinutes
    const end = ends[post.type]
    const hasRecent = post.type !== 'fullWidth' && isLong
    return (
      <div data-accent={categoryAccents[category]}>
        <article className={styles.article} data-look={post.type}>
          <header className={styles.head}>
            <div className={styles.inside}>
              <Breadcrumbs
                trail={[
                  { label: common('home'), to: address(homeRoute) },
                  { label: t('name'), to: address('blog-grid') },
                  { label: t(`categories.${category}.name`), to: postAddress.category(category) },
                  { label: post.title },
                ]}
              />
              <h1>{post.title}</h1>
              <p className={styles.lead}>{post.description}</p>
              <div className={styles.meta}>
                <PageLink className={styles.category} to={postAddress.category(category)}>
                  {t(`categories.${category}.name`)}
                </PageLink>
                <PostMeta post={post} isWhole />
              </div>
            </div>
          </header>
          <div className={styles.media}>{head({ article, post })}</div>
          <div className={styles.columns}>
            <ArticleBody blocks={article.body} />
            <footer className={styles.end}>
              <AuthorBox author={post.author} />
              <TagLinks tags={post.tags} />
              <ShareLinks title={post.title} description={post.description} />
              {hasRecent && (
                <aside aria-labelledby="recent-title">
                  <h2 id="recent-title">{t('sidebar.recent')}</h2>
                  <PostRows posts={posts.filter((one) => one.id !== id).slice(0, recentCount)} />
                </aside>
              )}
              <p className={styles.note}>{t('note')}</p>
            </footer>
          </div>
        </article>
        {end === 'lead' && <NextPosts posts={posts} id={id} areLarge />}
        <RelatedPosts posts={posts} post={post} look={end}>
          {end !== 'lead' && <NextPosts posts={posts} id={id} />}
        </RelatedPosts>
        <Comments received={post.comments} look={end} />
      </div>
    )
  }

/** Renders the picture at the head of an article. */
export const HeadPicture = ({ article: { alt, photograph }, post: { wide } }: ArticlePageProps) => (
  <figure className={styles.picture}>
    <Picture of={photograph ?? wide} alt={alt} isFirst />
  </figure>
)
