import { useTranslation } from '../../../i18n/useTranslation.ts'
import '../../../styles/accents.categories.css'
import type { ReactNode } from 'react'
import type { PageCatalog } from '#locales/catalog.ts'
import { wordsIn } from '#locales/translator.ts'
import { categoryAccents, type AuthorId, type PostCategory, type PostTag } from '#shared/content/blog.ts'
import type { BlogLayout } from '#shared/content/blogNames.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress, useSite } from '../../../site/site.ts'
import { ShareLinks } from '../../../sections/ShareLinks.tsx'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { AuthorBox } from '../AuthorBox.tsx'
import { Comments } from '../Comments.tsx'
import { RelatedPosts, type RelatedLook } from '../RelatedPosts.tsx'
import { TagLinks } from '../TagLinks.tsx'
import { usePostAddress, usePosts } from '../usePosts.ts'
import styles from './longArticle.module.css'

/** The facts of a long article; its words are in `locales/<language>/blogs/<layout>.json`. */
export interface LongArticleFacts {
  author: AuthorId
  /** The date of publication (ISO 8601). */
  date: string
  category: readonly PostCategory[]
  tags: readonly PostTag[]
}

/** The looks of the related articles at the end. */
const ends: Readonly<Record<BlogLayout, RelatedLook>> = {
  '01': 'lead',
  '02': 'list',
  '03': 'band',
  '04': 'lead',
  '05': 'list',
}

/** Parts that every head of a long article contains; each layout places them. */
export interface HeadParts {
  crumbs: ReactNode
  /** Category, author and date. */
  byline: ReactNode
}

function Byline({ author, category, date }: LongArticleFacts) {
  const { t } = useTranslation('blog')
  const { language } = useSite()
  const address = usePostAddress()
  const [section = 'party'] = category
  return (
    <p className={styles.byline}>
      <PageLink to={address.category(section)}>{t(`categories.${section}.name`)}</PageLink>
      <PageLink to={address.author(author)} rel="author">
        {t(`authors.${author}.name`)}
      </PageLink>
      <time dateTime={date}>{formatDate(date, language)}</time>
    </p>
  )
}

/**
 * Returns the page component of a long article. Layouts differ in their composition and in the look of the end.
 * @param compose renders the article from its words, including the heading
 */
export const longArticle = <Layout extends BlogLayout>(
  layout: Layout,
  facts: LongArticleFacts,
  compose: (words: PageCatalog[`blogs/${Layout}`], head: HeadParts) => ReactNode,
) =>
  function LongArticle() {
    const { t, i18n } = useTranslation('blog')
    const { t: common } = useTranslation()
    const address = useAddress()
    const posts = usePosts()
    const words: PageCatalog[`blogs/${Layout}`] = wordsIn(i18n, `blogs/${layout}`)
    const { heading, description } = words
    const crumbs = (
      <Breadcrumbs
        trail={[
          { label: common('home'), to: address(homeRoute) },
          { label: t('name'), to: address('blog-grid') },
          { label: heading },
        ]}
      />
    )
    return (
      <div className={styles.page} data-accent={categoryAccents[facts.category[0] ?? 'party']}>
        <article>
          {compose(words, { crumbs, byline: <Byline {...facts} /> })}
          <footer className={styles.end}>
            <p className={styles.note}>{t('note')}</p>
            <TagLinks tags={facts.tags} />
            <ShareLinks title={heading} description={description} />
            <AuthorBox author={facts.author} />
          </footer>
        </article>
        <RelatedPosts posts={posts} post={facts} look={ends[layout]} />
        <Comments received={0} look={ends[layout]} />
      </div>
    )
  }
