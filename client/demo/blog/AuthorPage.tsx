import portraits from 'virtual:pictures/authors'
import { postCategories, postTags, type AuthorId } from '#shared/content/blog.ts'
import { useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ListHead.module.css'
import { ListHead } from './ListHead.tsx'
import { Listing } from './Listing.tsx'
import { TagLinks } from './TagLinks.tsx'
import { usePosts } from './usePosts.ts'

/** Renders the articles of an author under a head in the colour of their most frequent category. */
export default function AuthorPage() {
  const { t } = useTranslation('blog')
  const author = useSite().found.params['author'] as AuthorId
  const posts = usePosts().filter((post) => post.author === author)
  const countIn = (category: (typeof postCategories)[number]) =>
    posts.filter((post) => post.category[0] === category).length
  const [most] = postCategories.toSorted((one, other) => countIn(other) - countIn(one))
  const heading = t(`authors.${author}.name`)
  return (
    <Listing
      heading={heading}
      head={(trail) => (
        <ListHead
          category={most!}
          heading={heading}
          lead={t(`authors.${author}.bio`)}
          trail={trail}
          figure={
            <div className={styles.arch}>
              <Picture of={portraits[`author${author}`]} alt="" isFirst />
            </div>
          }
        >
          <p className={styles.about}>
            <b>{t('count', { count: posts.length })}</b> {t('author.topics')}
          </p>
          <TagLinks tags={postTags.filter((tag) => posts.some((post) => post.tags.includes(tag)))} />
        </ListHead>
      )}
      posts={posts}
      arrangement="grid"
    />
  )
}
