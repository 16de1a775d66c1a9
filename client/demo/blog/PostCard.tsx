import { useTranslation } from '../../i18n/useTranslation.ts'
import '../../styles/accents.categories.css'
import { categoryAccents } from '#shared/content/blog.ts'
import type { BlogListing } from '#shared/content/blogNames.ts'
import type { CardTeaser } from '#shared/content/content.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { useSite } from '../../site/site.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './PostCard.module.css'
import { PostMeta } from './PostMeta.tsx'
import { usePostAddress } from './usePosts.ts'

interface PostCardProps {
  post: CardTeaser
  /** Arrangement of the listing. */
  look: BlogListing
  /** The picture is in the first screen at every width. */
  isFirst?: boolean
  /** Heading level of the title. */
  level?: 2 | 3
}

const showsNatural: readonly BlogListing[] = ['masonry', 'clean']
const hidesText: readonly BlogListing[] = ['metro', 'overlayImage', 'clean']
/** The arrangements that set the day large, apart from the other words. */
const setsDay: readonly BlogListing[] = ['classic', 'simple']

/** Formats the month of a day without its year, short: `nov`, `Nov`, `nov.`. */
const formatShortMonth = (day: string, language: Language): string =>
  new Date(day).toLocaleDateString(languageFacts[language].intl, { month: 'short', timeZone: 'UTC' })

/** Renders an article in a listing. The whole card links to it; category and author have their own links. */
export function PostCard({ post, look, isFirst = false, level = 2 }: PostCardProps) {
  const { t } = useTranslation('postLabels')
  const { language } = useSite()
  const address = usePostAddress()
  const [category = 'party'] = post.category
  const Title = `h${level}` as const
  return (
    <article
      className={styles.card}
      data-look={look}
      data-accent={categoryAccents[category]}
      data-double={post.isDouble || undefined}
    >
      {setsDay.includes(look) && (
        <span className={styles.day} aria-hidden="true">
          {Number(post.date.slice(8))}
          <small>{formatShortMonth(post.date, language)}</small>
        </span>
      )}
      <div className={styles.picture}>
        <Picture of={showsNatural.includes(look) ? post.natural : post.wide} alt="" isFirst={isFirst} />
      </div>
      <div className={styles.words}>
        <p className={styles.category}>
          <PageLink to={address.category(category)}>{t(`categories.${category}.name`)}</PageLink>
        </p>
        <Title className={styles.title}>
          <PageLink to={address.post(post)}>{post.title}</PageLink>
        </Title>
        {!hidesText.includes(look) && <p className={styles.text}>{post.description}</p>}
        <PostMeta post={post} hidesDate={setsDay.includes(look)} />
      </div>
    </article>
  )
}
