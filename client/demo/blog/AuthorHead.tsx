import { useTranslation } from '../../i18n/useTranslation.ts'
import '../../styles/accents.categories.css'
import portraits from 'virtual:pictures/authors'
import { categoryAccents, postCategories, postTags, type AuthorId } from '#shared/content/blog.ts'
import type { Teaser } from '#shared/content/content.ts'
import type { Trail } from '../../site/site.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './AuthorHead.module.css'
import { TagLinks } from './TagLinks.tsx'

interface AuthorHeadProps {
  author: AuthorId
  /** All articles of the author. */
  posts: readonly Teaser[]
  trail: Trail
}

/** Renders the head of an author's page in the colour of their most frequent category. */
export function AuthorHead({ author, posts, trail }: AuthorHeadProps) {
  const { t } = useTranslation('blog')
  const countIn = (category: (typeof postCategories)[number]) =>
    posts.filter((post) => post.category[0] === category).length
  const [most] = postCategories.toSorted((one, other) => countIn(other) - countIn(one))
  return (
    <header className={styles.head} data-accent={categoryAccents[most!]}>
      <div className={styles.inside}>
        <div className={styles.words}>
          <Breadcrumbs trail={trail} />
          <h1>{t(`authors.${author}.name`)}</h1>
          <p className={styles.bio}>{t(`authors.${author}.bio`)}</p>
          <p className={styles.about}>
            <b>{t('count', { count: posts.length })}</b> {t('author.topics')}
          </p>
          <TagLinks tags={postTags.filter((tag) => posts.some((post) => post.tags.includes(tag)))} />
        </div>
        <div className={styles.portrait}>
          <Picture of={portraits[`author${author}`]} alt="" isFirst />
        </div>
      </div>
    </header>
  )
}
